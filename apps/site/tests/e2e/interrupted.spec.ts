import type { Page } from '@playwright/test';
import { type Step, tasks, titleOf } from '../tasks.ts';
import { containing, type English, t } from '../words.ts';
import {
  englishOnly,
  expect,
  expectMessages,
  open,
  test,
  toastsOf,
  unanswered,
} from './milepost.ts';
import { expectDone, expectKept, take } from './steps.ts';

// A test changes the time zone, which only the browser's own one allows.
test.use({ timezoneId: async ({ browserName: _ }, use) => use(undefined) });

/** Something that comes between the steps of a task. */
interface Interruption {
  /** Runs before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Runs in the middle of the task. */
  readonly during?: (page: Page) => Promise<unknown>;
  /** Ends the interruption, if nothing could be sent until then. */
  readonly resume?: (page: Page) => Promise<unknown>;
  /** Runs once the task's result is on the page. */
  readonly after?: (page: Page, print: English) => Promise<unknown>;
  /** The messages that it leaves on the console. */
  readonly messages?: RegExp;
}

/** Freezes the page as a phone does during a call, and resumes it. */
async function takeCall(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
}

const clickPrint = (page: Page, name: English) =>
  page.getByRole('button', { name: t(name), exact: true }).click();

/** The interruptions, each by the end of "a visitor can make a payment …". */
const interruptions: Readonly<Record<string, Interruption>> = {
  'after a call has frozen the page': { during: takeCall },
  'after a break of 40 minutes': {
    // Not before, because the page marks its hydration in the browser's own timeline.
    async during(page) {
      await page.clock.install();
      await page.clock.fastForward('40:00');
    },
  },
  'after the clock and the time zone have changed': {
    async during(page) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' });
      await page.clock.setFixedTime(Date.now() - 36 * 60 * 60 * 1000);
    },
  },
  'if the browser refuses to print': {
    before: (page) =>
      page.addInitScript(() => {
        window.print = () => {
          throw new DOMException('Printing is not allowed.', 'InvalidAccessError');
        };
      }),
    after: clickPrint,
  },
  'if the browser cannot print': {
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'print')),
    async after(page, name) {
      const buttons = page.getByRole('button', { name: t(name), exact: true });
      for (const button of await buttons.all()) await button.click();
    },
  },
  'if the browser denies storage': {
    before: (page) =>
      page.addInitScript(() => {
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, { get });
        }
        Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
      }),
  },
  'while an extension rewrites the words': {
    before: (page) => page.addInitScript(rewriteWords),
    // React renders the page again, because its words differ from the code's.
    messages: /React error #418/,
  },
  'while offline in the middle': {
    during: (page) => page.context().setOffline(true),
    resume: (page) => page.context().setOffline(false),
    messages: unanswered,
  },
};

/** Replaces each text node, and some of its words, as extensions do. Runs in the page. */
function rewriteWords(): void {
  const rewrite = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      text.replaceWith(text.data.replace(/\byou\b/g, 'thou'));
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(rewrite);
      observer.takeRecords();
    });
    rewrite(document.body);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

for (const [when, { before, during, resume, after, messages }] of Object.entries(interruptions)) {
  for (const task of tasks) {
    test(
      titleOf(task, when),
      resume ? {} : englishOnly,
      async ({ page, milepost, consoleMessages }) => {
        if (messages) expectMessages(consoleMessages, messages);
        const mails = (await milepost.mails()).length;
        await before?.(page);
        await open(page, task.path);
        for (const step of task.begin) await take(page, step);
        await during?.(page);
        await expectKept(page, task.begin);
        for (const step of task.finish) await take(page, step);
        if (resume) {
          const isFailed = task.mailed !== undefined;
          if (isFailed) {
            const toast = toastsOf(page).filter({ hasText: containing('try again') });
            await expect(toast).toBeVisible();
          }
          await resume(page);
          if (isFailed) await take(page, task.finish.at(-1) as Step);
        }
        await expectDone(page, task, milepost, mails);
        await after?.(page, task.print);
        await expect(task.result(page)).toBeVisible();
      },
    );
  }
}

for (const task of tasks.filter(({ mailed }) => mailed)) {
  test(
    titleOf(task, 'if a call freezes the page while it is being sent'),
    englishOnly,
    async ({ page, milepost }) => {
      const mails = (await milepost.mails()).length;
      const isFrozen = Promise.withResolvers<void>();
      await page.route('**/send-email', async (route) => {
        await isFrozen.promise;
        await route.continue();
      });
      await open(page, task.path);
      const sending = page.waitForRequest('**/send-email');
      for (const step of [...task.begin, ...task.finish]) await take(page, step);
      await sending;
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      isFrozen.resolve();
      await expect.poll(async () => (await milepost.mails()).length).toBe(mails + 1);
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      await expectDone(page, task, milepost, mails);
    },
  );
}
