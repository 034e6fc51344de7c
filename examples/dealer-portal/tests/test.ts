import { test as base } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumFlags, ensureBrowser } from '../../../tooling/browser.ts';
import { looksCookie } from '../src/cookies.ts';
import { sampleSignIn } from '../src/sampleSignIn.ts';
import { type Hands, Person } from './Person.ts';

export { expect } from '@playwright/test';

export const port = process.env.PORTAL_PORT ?? '8090';
export const address = `http://127.0.0.1:${port}`;

/** The options of a worker in the configuration. */
export interface PortalOptions {
  readonly runs: 'Chromium' | 'Firefox';
}

/** What the API does on the tests' order: begin again, break, end all sessions, or remove all deals. */
interface Order {
  readonly reset?: true;
  readonly fault?: 'slow' | 'failing' | 'gone';
  readonly end?: 'sessions' | 'deals';
}

/** Gives the API an order. Without a fault in it, the API works again. */
export async function order(what: Order) {
  const answer = await fetch(`${address}/test`, { method: 'POST', body: JSON.stringify(what) });
  if (!answer.ok) throw new Error('Start the portal with PORTAL_TEST=1.');
}

/** Changes a deal as a colleague does in another browser. */
export async function colleague(path: string, body: object) {
  const post = async (to: string, what: object, headers: object = {}) => {
    const answer = await fetch(`${address}${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(what),
    });
    if (!answer.ok) throw new Error(`${to} answers ${answer.status}.`);
    return answer.json();
  };
  const { id_token } = await post('/identity/token', { ...sampleSignIn, username: 'dachebe' });
  const { access_token } = await post('/auth/v1/token', { grant_type: 'id_token', id_token });
  return post(`/api${path}`, body, { authorization: `Bearer ${access_token}` });
}

interface WorkerFixtures extends PortalOptions {
  readonly tabs: Browser;
}

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Starts each test with a user and a fresh tab of the browser that its project names. */
export const test = base.extend<
  {
    readonly tab: Page;
    readonly person: Person;
    readonly hands: Hands;
    /** Whether calls fail in this test, which the browser reports as errors. */
    readonly failsCalls: boolean;
  },
  WorkerFixtures
>({
  runs: ['Chromium', { option: true, scope: 'worker' }],
  hands: ['mouse', { option: true }],
  failsCalls: [false, { option: true }],

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

  person: async ({ tab, hands, failsCalls }, use) => {
    await order({ reset: true });
    const problems: string[] = [];
    tab.on('pageerror', (error) => problems.push(String(error)));
    tab.on('console', (message) => {
      const isOfCall = failsCalls && message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isOfCall) problems.push(message.text());
    });
    await use(new Person(tab, address, hands));
    base.expect(problems).toEqual([]);
  },
});

/** Sets the display settings as if they were chosen before. */
export const chooseLooks = (tab: Page, looks: Readonly<Record<string, string>> = {}) =>
  tab.browserContext().setCookie({
    name: looksCookie,
    value: new URLSearchParams(looks).toString(),
    domain: '127.0.0.1',
    path: '/',
  });

/** Fills in the sign-in, and sends it. */
export async function giveCredentials(person: Person, given: Partial<typeof sampleSignIn> = {}) {
  const { dealerId, username, password } = { ...sampleSignIn, ...given };
  await person.type('Dealer ID', dealerId);
  await person.type('Username', username);
  await person.type('Password', password);
  await person.press('button', 'Sign In');
}

/** Opens a page of the portal and signs in. */
export async function signIn(person: Person, path = '/', username = sampleSignIn.username) {
  await person.goTo(path);
  await giveCredentials(person, { username });
  await person.leaves('/sign-in');
}
