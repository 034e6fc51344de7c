import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Field, forms } from '@milepost/domain/forms';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumFlags, ensureBrowser } from '../../../../tooling/browser.ts';
import { expect, test } from './milepost.ts';

/** The forms by the path of their page. */
const formsAt = {
  '/payoff': ['payoff'],
  '/pre-qualify': ['pre-qualify'],
  '/payment': ['payment'],
  '/insurance': ['claim'],
  '/contact': ['contact'],
  '/signin': ['sign-in-customer', 'sign-in-dealer'],
} as const;
const paths = Object.keys(formsAt) as (keyof typeof formsAt)[];

const isSecret = (field: Field) => field.control === 'password' || 'isSecret' in field;

/** A different answer for each field, so that it is found in the browser's files. */
function answerOf(field: Field, number: number): string {
  switch (field.control) {
    case 'select':
      return field.options.at(-1)?.value ?? '';
    case 'textarea':
      return `A tree fell on the hood ${number}.`;
    case 'date':
      return `2031-03-${10 + (number % 20)}`;
    case 'slider':
      return '$23,000';
    default:
      return `${7_310 + number}`;
  }
}

/** The fields of a page, with their answers. A choice made with tabs is not one. */
const answersOn = (path: keyof typeof formsAt) =>
  forms
    .filter(({ id }) => (formsAt[path] as readonly string[]).includes(id))
    .flatMap(({ id, fields }) =>
      (fields as readonly Field[])
        .filter(({ control }) => control !== 'tabs')
        .map((field, number) => ({
          id: 'isLocal' in field ? field.name : `${id}-${field.name}`,
          control: field.control,
          isSecret: isSecret(field),
          answer: answerOf(field, 20 * forms.findIndex((form) => form.id === id) + number),
        })),
    );

/** Chromium with its own profile, which it restores after the process was killed. */
class RestoredBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'milepost-profile-'));
  #process: ChildProcess | undefined;
  /** The address that the browser takes connections at. */
  #address = '';
  browser!: Browser;

  async start(): Promise<void> {
    const preferences = join(this.#profile, 'Default/Preferences');
    const saved = existsSync(preferences) ? JSON.parse(readFileSync(preferences, 'utf8')) : {};
    mkdirSync(join(this.#profile, 'Default'), { recursive: true });
    // After a crash, Chromium would ask before it restores the tabs.
    const settings = {
      profile: { ...saved.profile, exit_type: 'Normal' },
      session: { restore_on_startup: 1 },
    };
    writeFileSync(preferences, JSON.stringify({ ...saved, ...settings }));
    const port = join(this.#profile, 'DevToolsActivePort');
    rmSync(port, { force: true });
    this.#process = spawn(
      ensureBrowser('Chromium'),
      [
        ...chromiumFlags,
        '--headless',
        '--lang=en-US',
        '--no-first-run',
        '--restore-last-session',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
      ],
      { stdio: 'ignore' },
    );
    await expect.poll(() => existsSync(port) && readFileSync(port, 'utf8')).toMatch(/\n/);
    const [number] = readFileSync(port, 'utf8').split('\n');
    this.#address = `http://127.0.0.1:${number}`;
    await this.#connect();
  }

  async #connect(): Promise<void> {
    await this.browser?.disconnect();
    this.browser = await puppeteer.connect({ browserURL: this.#address, defaultViewport: null });
  }

  /** Ends the browser without any event in its pages, as a phone ends a tab. */
  async kill(): Promise<void> {
    await this.browser?.disconnect();
    const exit = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    await exit;
  }

  /**
   * The restored tab at an address without its query and fragment, hydrated. The tabs that earlier
   * calls returned are disconnected.
   */
  async pageAt(address: string): Promise<Page> {
    let page: Page | undefined;
    await expect
      .poll(async () => {
        // Puppeteer may never learn the address of a tab that was restored while it connected.
        await this.#connect();
        const pages = await this.browser.pages();
        page = pages.find((tab) => tab.url().replace(/[?#].*/, '') === address);
        return page !== undefined;
      })
      .toBe(true);
    if (!page) throw new Error(`There is no tab at ${address}.`);
    await page.bringToFront();
    await hydrated(page);
    return page;
  }

  /** Whether the files of the session contain a text of a page, in ASCII. */
  hasStored(text: string): boolean {
    const folder = join(this.#profile, 'Default/Sessions');
    return readdirSync(folder).some((name) =>
      // A character has two bytes, and each entry of the history a random id with digits.
      readFileSync(join(folder, name), 'latin1')
        .replaceAll('\0', '')
        .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
        .includes(text),
    );
  }

  remove(): void {
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

/** The pages with a choice that is made with tabs. */
const pathsWithTabs: readonly string[] = ['/payment', '/signin'];

test('a tab that the browser ended comes back with the typed text and the choices, except for secrets', async ({
  milepost,
}) => {
  const restored = new RestoredBrowser();
  try {
    await restored.start();
    for (const path of paths) {
      const page = await restored.browser.newPage();
      await page.goto(milepost.site + path);
      await hydrated(page);
      if (pathsWithTabs.includes(path)) {
        await page.locator('[role=tab]:last-of-type').click();
      }
      await page.evaluate((answers) => {
        for (const { id, control: kind, answer } of answers) {
          const isSlider = kind === 'slider';
          const control = document.getElementById(
            isSlider ? `${id}-slider` : id,
          ) as HTMLInputElement;
          control.focus();
          const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
          native?.set?.call(control, isSlider ? answer.replace(/\D/g, '') : answer);
          for (const type of ['input', 'change']) {
            control.dispatchEvent(new Event(type, { bubbles: true }));
          }
        }
      }, answersOn(path));
    }
    for (const { id, control, isSecret, answer } of paths.flatMap(answersOn)) {
      // Chromium stores the parts of a date one by one.
      if (control === 'date') continue;
      await expect.poll(() => restored.hasStored(answer), `${id} is stored`).toBe(!isSecret);
    }
    await restored.kill();
    await restored.start();
    for (const path of paths) {
      const page = await restored.pageAt(milepost.site + path);
      const valuesOf = (ids: readonly string[]) =>
        page.evaluate(
          (wanted) =>
            wanted.map((id) => [id, (document.getElementById(id) as HTMLInputElement).value]),
          ids,
        );
      const fields = answersOn(path);
      expect
        .soft(await valuesOf(fields.map(({ id }) => id)), path)
        .toEqual(fields.map(({ id, isSecret, answer }) => [id, isSecret ? '' : answer]));
      if (pathsWithTabs.includes(path)) {
        await page.waitForSelector('[role=tab]:last-of-type[aria-selected=true]');
      }
    }
  } finally {
    await restored.kill();
    restored.remove();
  }
});

test('tabs that the browser ended come back with the question and the numbers of their address', async ({
  milepost,
}) => {
  const restored = new RestoredBrowser();
  const priceIn = (page: Page) =>
    page.$eval('#calculator [data-quantity=price] input', ({ value }) => value);
  const openIn = (page: Page) =>
    page.$$eval('main details[open] summary', (found) => found.map((it) => it.textContent));
  try {
    await restored.start();
    for (const path of ['/?price=30000#calculator', '/faq#due-date']) {
      const page = await restored.browser.newPage();
      await page.goto(milepost.site + path);
      await hydrated(page);
    }
    await expect.poll(() => restored.hasStored('/faq')).toBe(true);
    await restored.kill();
    await restored.start();
    const calculator = await restored.pageAt(`${milepost.site}/`);
    // Chromium may not have stored the scroll position, and the calculator is hydrated when it is near.
    await calculator.$eval('#calculator', (section) => section.scrollIntoView());
    await expect.poll(() => priceIn(calculator)).toBe('$30,000');
    const faq = await restored.pageAt(`${milepost.site}/faq`);
    await expect.poll(() => openIn(faq)).toEqual(['Can I change my due date?']);
  } finally {
    await restored.kill();
    restored.remove();
  }
});
