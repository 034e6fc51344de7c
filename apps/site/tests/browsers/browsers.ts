import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import {
  Builder,
  Capabilities,
  Origin,
  Key as SeleniumKey,
  type WebDriver,
} from 'selenium-webdriver';
import { type BrowserName, chromiumFlags, ensureBrowser } from '../../../../tooling/browser.ts';
import { freePort } from '../../../../tooling/services.ts';
import { type Driver, type SingleKey, Tab } from './Tab.ts';

declare module 'selenium-webdriver/lib/input' {
  interface Actions {
    scroll(x: number, y: number, deltaX: number, deltaY: number, origin: Origin): Actions;
  }
}

/** A running browser that opens tabs with a fresh profile. */
export interface RunningBrowser {
  /** Opens a tab, runs `use` with it, and closes it. */
  withTab(origin: string, use: (tab: Tab) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const size = { width: 1280, height: 900 };

/**
 * How long a visitor holds the mouse button down, in milliseconds. A driver's own click takes no
 * time.
 */
const clickLength = 80;

const puppeteerKey = (key: SingleKey) => (key === 'Space' ? ' ' : key);

const byPuppeteer = (page: Page): Driver => ({
  run: (expression) => page.evaluate(expression),
  click: (x, y) => page.mouse.click(x, y, { delay: clickLength }),
  async press(key) {
    if (key !== 'Shift+Tab') return page.keyboard.press(puppeteerKey(key));
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
  },
  hold: (key, isDown) => page.keyboard[isDown ? 'down' : 'up'](puppeteerKey(key)),
  async point(x, y, button) {
    await page.mouse.move(x, y);
    if (button === 'press') await page.mouse.down();
    if (button === 'release') await page.mouse.up();
  },
  async scroll(x, y, down) {
    await page.mouse.move(x, y);
    await page.mouse.wheel({ deltaY: down });
  },
  async shortcut(letter) {
    await page.keyboard.down('Control');
    // Chromium's driver sends the keys only: the commands do what they stand for.
    await page.keyboard.press(letter, { commands: [letter === 'c' ? 'Copy' : 'Paste'] });
    await page.keyboard.up('Control');
  },
  type: (text) => page.keyboard.type(text),
  resize: (width, height) => page.setViewport({ width, height }),
  pdf: () => page.pdf(),
});

const keys: Readonly<Record<SingleKey, string>> = {
  Tab: SeleniumKey.TAB,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  Home: SeleniumKey.HOME,
  End: SeleniumKey.END,
  Space: SeleniumKey.SPACE,
};

const bySelenium = (driver: WebDriver): Driver => ({
  run: (expression) => driver.executeScript(`return ${expression}`),
  click: (x, y) =>
    driver
      .actions()
      .move({ x, y, origin: Origin.VIEWPORT })
      .press()
      .pause(clickLength)
      .release()
      .perform(),
  press(key) {
    const actions = driver.actions();
    return key === 'Shift+Tab'
      ? actions.keyDown(SeleniumKey.SHIFT).sendKeys(keys.Tab).keyUp(SeleniumKey.SHIFT).perform()
      : actions.sendKeys(keys[key]).perform();
  },
  // WebKit's driver ignores a key that is down already, so each repeat is a press.
  async hold(key, isDown) {
    if (isDown) await driver.actions().sendKeys(keys[key]).perform();
  },
  point(x, y, button) {
    const moved = driver.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT });
    return (button ? moved[button]() : moved).perform();
  },
  scroll: (x, y, down) => driver.actions().scroll(x, y, 0, down, Origin.VIEWPORT).perform(),
  shortcut: (letter) =>
    driver
      .actions()
      .keyDown(SeleniumKey.CONTROL)
      .sendKeys(letter)
      .keyUp(SeleniumKey.CONTROL)
      .perform(),
  type: (text) => driver.actions().sendKeys(text).perform(),
  async resize(width, height) {
    // The browser's toolbar reduces the viewport.
    const inner = Number(await driver.executeScript('return innerHeight'));
    const window = driver.manage().window();
    const outer = await window.getRect();
    await window.setRect({ width, height: height + outer.height - inner });
  },
  pdf: () => Promise.reject(new Error('WebKit’s driver cannot print.')),
});

/** What some drivers can set. */
export interface BrowserSettings {
  /** In CSS pixels. WebKit's driver can't set it. @default 16 */
  readonly textSize?: number;
  /** Whether pages run their scripts. Only Firefox can do without. @default true */
  readonly hasScripts?: boolean;
}

/** Starts a browser for visitors who prefer the given color scheme. */
export function startBrowser(
  name: BrowserName,
  colorScheme: 'light' | 'dark',
  settings: BrowserSettings = {},
): Promise<RunningBrowser> {
  return name === 'WebKit'
    ? startWebKit(colorScheme)
    : startByPuppeteer(name, colorScheme, settings);
}

async function startByPuppeteer(
  name: 'Chromium' | 'Firefox',
  colorScheme: 'light' | 'dark',
  { textSize = 16, hasScripts = true }: BrowserSettings,
): Promise<RunningBrowser> {
  const executablePath = ensureBrowser(name);
  const browser = await puppeteer.launch(
    name === 'Chromium'
      ? {
          executablePath,
          args: [...chromiumFlags, '--lang=en-US', `--blink-settings=defaultFontSize=${textSize}`],
        }
      : {
          browser: 'firefox',
          executablePath,
          extraPrefsFirefox: {
            'intl.accept_languages': 'en-US',
            'font.size.variable.x-western': textSize,
            'javascript.enabled': hasScripts,
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
      const tab = new Tab(byPuppeteer(page), origin);
      await tab.resize(size.width, size.height);
      await use(tab);
      await context.close();
    },
    close: () => browser.close(),
  };
}

/** WebKit takes its colors from the desktop's theme, and its screenshots need a display. */
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
    // Its sandbox needs rights that containers and CI machines don't have.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  return {
    async withTab(origin, use) {
      const { session, end } = await openWebKit(program, env, origin);
      try {
        const tab = new Tab(bySelenium(session), origin);
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

/** How long WebKit's driver may take to open its window, in ms. Most take a second. */
const openingTime = 20_000;

/**
 * Opens a WebKit window with its own driver. Occasionally one never responds, or never leaves its
 * empty page: then it starts another one.
 */
async function openWebKit(program: string, env: NodeJS.ProcessEnv, origin: string, triesLeft = 2) {
  const port = await freePort();
  // Starts a process group, so that a window that doesn't respond ends with its driver.
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

/**
 * Asks a driver, which may still be starting, for a window that shows `address`, until the signal.
 */
async function openSession(
  server: string,
  address: string,
  signal: AbortSignal,
): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  // Does not wait for the page to load, because some tests hold its scripts back.
  capabilities.setPageLoadStrategy('none');
  const late = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  for (;;) {
    const opening = new Builder().usingServer(server).withCapabilities(capabilities).build();
    const session = await Promise.race([opening.catch(() => undefined), late]);
    if (session) {
      await session.get(address);
      // Asks the page: the driver reports an address before its document has loaded, which would
      // then replace the page that is opened next.
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
