import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { type BrowserName, chromiumFlags, ensureBrowser } from '../../../../tooling/browser.ts';
import { freePort } from '../../../../tooling/services.ts';
import { PuppeteerTab } from './PuppeteerTab.ts';
import type { Tab } from './Tab.ts';
import { WebKitTab } from './WebKitTab.ts';

/** A browser that runs, and gives a fresh tab that knows nothing of the ones before. */
export interface RunningBrowser {
  /** Opens a tab, runs `use` with it, and closes it. */
  withTab(origin: string, use: (tab: Tab) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const size = { width: 1280, height: 900 };

/** Starts a browser for visitors who want the given colors. */
export function startBrowser(
  name: BrowserName,
  colorScheme: 'light' | 'dark',
): Promise<RunningBrowser> {
  return name === 'WebKit' ? startWebKit(colorScheme) : startByPuppeteer(name, colorScheme);
}

async function startByPuppeteer(
  name: 'Chromium' | 'Firefox',
  colorScheme: 'light' | 'dark',
): Promise<RunningBrowser> {
  const executablePath = ensureBrowser(name);
  const browser = await puppeteer.launch(
    name === 'Chromium'
      ? { executablePath, args: [...chromiumFlags, '--lang=en-US'] }
      : {
          browser: 'firefox',
          executablePath,
          extraPrefsFirefox: {
            'intl.accept_languages': 'en-US',
            'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
          },
        },
  );
  return {
    async withTab(origin, use) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (name === 'Chromium') {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colorScheme }]);
      }
      const tab = new PuppeteerTab(page, origin);
      await tab.resize(size.width, size.height);
      await use(tab);
      await context.close();
    },
    close: () => browser.close(),
  };
}

/** WebKit takes its colors from the desktop's theme, and its pictures need a display. */
async function startWebKit(colorScheme: 'light' | 'dark'): Promise<RunningBrowser> {
  const program = ensureBrowser('WebKit');
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    LANG: 'en_US.UTF-8',
    // Its sandbox needs rights that containers and CI machines don't give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  return {
    async withTab(origin, use) {
      const { session, end } = await openWebKit(program, env, origin);
      try {
        const tab = new WebKitTab(session, origin);
        await tab.resize(size.width, size.height);
        await use(tab);
      } finally {
        await end();
      }
    },
    async close() {
      display.kill();
    },
  };
}

/** How long a driver of WebKit has to open its window, in ms. Most take a second. */
const openingTime = 20_000;

/**
 * Opens a window of WebKit by a driver of its own. Now and then one never answers, or never leaves
 * its empty page: then another is asked.
 */
async function openWebKit(program: string, env: NodeJS.ProcessEnv, origin: string, triesLeft = 2) {
  const port = await freePort();
  // Leads a group, so that a window that doesn't answer is ended with its driver.
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const endGroup = () => {
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid);
  };
  const session = await openSession(
    `http://127.0.0.1:${port}`,
    `${origin}/robots.txt`,
    AbortSignal.timeout(openingTime),
  ).catch(() => undefined);
  if (session) {
    return {
      session,
      async end() {
        await session.quit();
        endGroup();
      },
    };
  }
  endGroup();
  if (triesLeft === 0) throw new Error('WebKit opens no window.');
  return openWebKit(program, env, origin, triesLeft - 1);
}

/** Asks a driver that may still be starting for a window that shows `address`, until the signal. */
async function openSession(
  server: string,
  address: string,
  signal: AbortSignal,
): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  // A page whose scripts are held back is looked at too: nothing waits for a load by itself.
  capabilities.setPageLoadStrategy('none');
  const late = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  for (;;) {
    const opening = new Builder().usingServer(server).withCapabilities(capabilities).build();
    const session = await Promise.race([opening.catch(() => undefined), late]);
    if (session) {
      await session.get(address);
      // Asked of the page: the driver names an address before its document is here, which would then
      // take the place of what is opened next.
      const isThere = () =>
        session
          .executeScript<boolean>(
            (wanted: string) => location.href === wanted && document.readyState === 'complete',
            address,
          )
          .catch(() => false);
      await Promise.race([session.wait(isThere), late]);
      return session;
    }
    await setTimeout(50);
  }
}
