import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { type Step, type Task, tasks, titleOf } from '../tasks.ts';
import { path as pathOf } from '../words.ts';
import {
  expect,
  expectMessages,
  expectToFit,
  holdScripts,
  hydrated,
  test,
  unanswered,
} from './milepost.ts';
import { expectDone, take, takeByKeyboard } from './steps.ts';

/** How a visitor comes to a page. */
interface Way {
  readonly use?: Partial<PlaywrightTestOptions>;
  /** Runs before the page is opened. Returns what lets its code load after the last step. */
  readonly before?: (page: Page) => Promise<(() => unknown) | undefined>;
  /** Tests the page that the visitor finds, before the first step. */
  readonly found?: (page: Page) => Promise<unknown>;
  /** Whether the page is used before it is hydrated, or never is. */
  readonly isNotHydrated?: boolean;
  /** Whether the code of the page never comes. */
  readonly hasNoCode?: boolean;
  /** The last step of a task that only this way has, by the task's name. */
  readonly last?: Readonly<Record<string, Step>>;
  readonly take?: typeof take;
  /** The width that the page fits before the first step and after the last, in pixels. */
  readonly width?: number;
  /** The messages that it leaves on the console. */
  readonly messages?: RegExp;
}

/** The ways, each by the end of "a visitor can make a payment …". */
const ways: Readonly<Record<string, Way>> = {
  'with everything working': {},
  'without JavaScript': {
    use: { javaScriptEnabled: false },
    isNotHydrated: true,
    hasNoCode: true,
    last: { 'work out a payment': { click: 'Show my payment' } },
  },
  'if the entry script is blocked': {
    async before(page) {
      await page.route(/\/assets\/client-[^/]*\.js$/, (route) => route.abort());
    },
    found: (page) =>
      expect(page.locator('[data-not-started]').filter({ visible: true })).not.toHaveCount(0),
    isNotHydrated: true,
    hasNoCode: true,
    messages: unanswered,
  },
  'before the code has loaded': { before: holdScripts, isNotHydrated: true },
  'on a screen of 320 px': { use: { viewport: { width: 320, height: 640 } }, width: 320 },
  'with text at 200%': {
    use: { viewport: { width: 390, height: 844 } },
    async before(page) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    },
    found: expectLargeText,
    width: 390,
  },
  'by keyboard alone': { take: takeByKeyboard },
};

/** Tests that all text of a page is twice as large as the smallest that is easy to read, 12 px. */
async function expectLargeText(page: Page): Promise<void> {
  const small = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll(':not(svg *)')]
      .filter((element) => element.textContent?.trim())
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 24)
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(small).toEqual([]);
}

/** Tests that a page fits a window of this width, and that none of its text is cut off. */
async function expectReadable(page: Page, width: number): Promise<void> {
  await expectToFit(page, width);
  const cut = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll(':not(input, select, textarea)')]
      .filter((element) => element.textContent?.trim())
      // Text for screen readers alone is in a box of 1 px.
      .filter((element) => element.clientWidth > 1)
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(cut).toEqual([]);
}

/** The task of another visitor: the server takes the same answers for one request. */
function taskOf(visitor: number, task: Task): Task {
  const own = (text: string) =>
    text.replace('10045 8821', `10045 882${visitor}`).replace('dana@', `dana${visitor}@`);
  const ownSteps = (steps: Task['begin']) =>
    steps.map((step) => ('text' in step ? { ...step, text: own(step.text) } : step));
  return {
    ...task,
    begin: ownSteps(task.begin),
    finish: ownSteps(task.finish),
    mailed: task.mailed?.map(own),
  };
}

for (const [index, [when, way]] of Object.entries(ways).entries()) {
  test.describe(() => {
    test.use(way.use ?? {});
    for (const one of tasks) {
      const task = taskOf(index, one);
      test(titleOf(task, when), async ({ page, milepost, consoleMessages }) => {
        if (way.messages) expectMessages(consoleMessages, way.messages);
        const mails = (await milepost.mails()).length;
        const end = await way.before?.(page);
        await page.goto(pathOf(task.path), { waitUntil: 'commit' });
        if (!way.isNotHydrated) await hydrated(page);
        await way.found?.(page);
        if (way.width) await expectReadable(page, way.width);
        for (const step of [...task.begin, ...task.finish]) {
          if (!(way.hasNoCode && step.needsCode)) await (way.take ?? take)(page, step);
        }
        const last = way.last?.[task.name];
        if (last) await take(page, last);
        if (end) {
          end();
          await hydrated(page);
        }
        await expectDone(page, task, milepost, mails);
        if (way.width) await expectReadable(page, way.width);
      });
    }
  });
}
