import AxeBuilder from '@axe-core/playwright';
import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { test as withServices } from '../services.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Every message and error of the page's console; a test fails if one is left in it. */
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
      await use(messages);
      test.expect(messages, 'messages on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** The messages that a test brings about, by the console that they are on. */
const expected = new WeakMap<readonly string[], RegExp[]>();

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has hydrated the page; the root says so by a mark in the browser's timeline. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
}

/** The day that it is where the page is, and stays there: midnight may come before the test ends. */
export async function todayOf(page: Page): Promise<string> {
  await page.clock.setFixedTime(Date.now());
  return page.evaluate(() => new Intl.DateTimeFormat('sv-SE').format(new Date()));
}

/** Goes on from where focus is until it is on a control, by Tab alone, or back by `Shift+Tab`. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await test.expect(target).toBeVisible();
  for (let stops = 0; stops < 100; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Keeps the page's scripts waiting until it is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Takes the messages that a test brings about off the console's, those to come too; any other still fails it. */
export function expectMessages(messages: string[], pattern: RegExp): void {
  expected.set(messages, [...(expected.get(messages) ?? []), pattern]);
  const others = messages.filter((message) => !pattern.test(message));
  messages.splice(0, messages.length, ...others);
}

/** Waits until a page fits a window of this width: some parts are laid out anew a frame after it is resized. */
export async function expectToFit(page: Page, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  await test.expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `scrolls sideways at ${width} px`,
    })
    .toBeLessThanOrEqual(0);
}

/** What Chromium says of a call that gets no answer, or that of a gateway without a mailer. */
export const unanswered = /^Failed to load resource: (net::ERR_|.*\b50[234]\b)/;

/** One way that a page is looked at. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** Light and dark, on a desktop and a phone. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);

/** A look in words. */
export const lookOf = ({ colorScheme, width }: Look): string => `${colorScheme}, ${width} px`;

/** The rules that a change of colors can break; all others say the same in the light and in the dark. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page in one look: each broken rule and where. */
export async function problemsOf(page: Page, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  // Our pages have no frames: the quick mode, which looks for none, misses nothing.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (colorScheme === 'dark') axe.withRules(rulesOfColor);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
