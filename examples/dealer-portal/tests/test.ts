import { test as base } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumFlags, ensureBrowser } from '../../../tooling/browser.ts';
import { sampleSignIn } from '../src/service.ts';
import { type Hands, Person } from './Person.ts';

export { expect } from '@playwright/test';

export const port = process.env.PORTAL_PORT ?? '8090';
export const address = `http://127.0.0.1:${port}`;

/** The options of a worker in the configuration. */
export interface PortalOptions {
  readonly runs: 'Chromium' | 'Firefox';
}

interface WorkerFixtures extends PortalOptions {
  readonly tabs: Browser;
}

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Starts each test with a user and a fresh tab of the browser that its project names. */
export const test = base.extend<
  { readonly tab: Page; readonly person: Person; readonly hands: Hands },
  WorkerFixtures
>({
  runs: ['Chromium', { option: true, scope: 'worker' }],
  hands: ['mouse', { option: true }],

  tabs: [
    async ({ runs }, use) => {
      const executablePath = ensureBrowser(runs);
      const browser = await puppeteer.launch(
        runs === 'Chromium'
          ? { executablePath, args: [...chromiumFlags, '--lang=en-US'] }
          : {
              browser: 'firefox',
              executablePath,
              extraPrefsFirefox: {
                'intl.accept_languages': 'en-US',
                'layout.css.prefers-color-scheme.content-override': 1,
                'ui.prefersReducedMotion': 1,
              },
            },
      );
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ tabs, hands, runs }, use) => {
    const context = await tabs.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(hands === 'touch' ? sizes.phone : sizes.desktop);
    if (runs === 'Chromium') {
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    }
    await use(page);
    await context.close();
  },

  person: async ({ tab, hands }, use) => {
    const problems: string[] = [];
    tab.on('pageerror', (error) => problems.push(String(error)));
    tab.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await use(new Person(tab, address, hands));
    base.expect(problems).toEqual([]);
  },
});

/** Opens a page of the portal and signs in. */
export async function signIn(person: Person, path = '/') {
  await person.goTo(path);
  await person.type('Dealer ID', sampleSignIn.dealerId);
  await person.type('Username', sampleSignIn.username);
  await person.type('Password', sampleSignIn.password);
  await person.press('button', 'Sign In');
  await person.leaves('/sign-in');
}
