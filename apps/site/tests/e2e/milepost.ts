import { readFileSync } from 'node:fs';
import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { watchText } from '../../../../tooling/translator.ts';
import { test as withServices } from '../services.ts';
import { path as pathOf } from '../words.ts';

export { expect } from '@playwright/test';

const policies: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../dist/policies.json', import.meta.url), 'utf8'),
);

/** The paths of all built pages except the 404 page. */
export const screens = Object.keys(policies).filter((path) => path !== '/404');

interface TestFixtures {
  /** Every message and error on the page's console. A test fails if any remain. */
  readonly consoleMessages: string[];
}

export const test = withServices.extend<TestFixtures>({
  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      const note = (text: string) => {
        if (!expected.get(messages)?.some((pattern) => pattern.test(text))) messages.push(text);
      };
      page.on('console', (message: ConsoleMessage) => note(message.text()));
      page.on('pageerror', (error) => note(error.message));
      await page.addInitScript(`(${watchText})((fault) => console.error(fault))`);
      await use(messages);
      test.expect(messages, 'messages on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** The expected console messages of a test, by console. */
const expected = new WeakMap<readonly string[], RegExp[]>();

/** The details of a test that does not run in Spanish: its page, or what it tests, has no Spanish words. */
export const englishOnly = { tag: '@english' } as const;

/** Opens a page in the language of the tests, and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(pathOf(path));
  await hydrated(page);
}

/** Waits until React has hydrated the page, which marks that in the browser's timeline. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** The toasts over the page. */
export const toastsOf = (page: Page): Locator =>
  page.getByRole('region', { name: /notifi|notific/i }).getByRole('group');

/** Waits for a toast, by its heading and a part of its text. */
export async function expectToast(
  page: Page,
  heading: string,
  text: string = heading,
): Promise<Locator> {
  const toast = toastsOf(page).filter({ hasText: heading });
  await test.expect(toast).toBeVisible({ timeout: 20_000 });
  await test.expect(toast).toContainText(text);
  return toast;
}

/** Freezes the page's date at today, because midnight may come before the test ends. */
export async function todayOf(page: Page): Promise<string> {
  await page.clock.setFixedTime(Date.now());
  return page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
}

/** Moves the focus to a control by Tab alone, or back by `Shift+Tab`. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await test.expect(target).toBeVisible();
  for (let stops = 0; stops < 100; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Whether an element that has the focus, or a box around it, has an outline. Runs in the page. */
export function hasFocusRing(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true;
  const box = element.parentElement;
  return box !== null && !box.matches('form, main, body') && hasFocusRing(box);
}

/** Holds the requests for `url` back until it is called: then they continue, or fail. */
export async function hold(
  page: Page,
  url: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await isReleased;
    // The page may have been left meanwhile.
    await route[end]().catch(() => {});
  });
  return release;
}

/** Holds the page's scripts back until it is called. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/*.js');

/**
 * Removes expected messages from the console, including later ones. Any other message still fails
 * the test.
 */
export function expectMessages(messages: string[], pattern: RegExp): void {
  expected.set(messages, [...(expected.get(messages) ?? []), pattern]);
  const others = messages.filter((message) => !pattern.test(message));
  messages.splice(0, messages.length, ...others);
}

/**
 * Waits until a page fits a window of this width: some parts are laid out one frame after a resize.
 */
export async function expectToFit(page: Page, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  await test.expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `scrolls sideways at ${width} px`,
    })
    .toBeLessThanOrEqual(0);
}

/**
 * Chromium's messages for a request without an answer, or with a gateway's answer if there is no
 * mailer.
 */
export const unanswered = /^Failed to load resource: (net::ERR_|.*\b50[234]\b)/;

/** One combination of color scheme and viewport. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** Light and dark, on a desktop and a phone. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);

/** The name of a look. */
export const lookOf = ({ colorScheme, width }: Look): string => `${colorScheme}, ${width} px`;

/**
 * The rules that a change of colors can break. All others give the same result in light and dark.
 */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** The broken rules that axe finds on a page in one look, each with its elements. */
export async function problemsOf(page: Page, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  return brokenRules(page, colorScheme === 'dark' ? rulesOfColor : undefined);
}

/** The rules that axe finds broken on a page as it is, each with its elements. */
export async function brokenRules(page: Page, only?: string[]) {
  // Loading axe takes as long as its rules, so each document loads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(only && { runOnly: only }) };
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, options);
}

/** Records what the live regions of the page's forms say with `text` in it, from now on. */
export async function listenFor(page: Page, text: string): Promise<() => Promise<string[]>> {
  await page.evaluate((text) => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const status of document.querySelectorAll('form [aria-live]')) {
      new MutationObserver(() => {
        if (status.textContent.includes(text)) said.push(status.textContent);
      }).observe(status, { childList: true, characterData: true, subtree: true });
    }
  }, text);
  return () => page.evaluate(() => (window as never as { said: string[] }).said);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
