import { randomUUID } from 'node:crypto';
import { translate } from '../../../../tooling/translator.ts';
import type { Tab, Target } from './Tab.ts';
import { expect, test } from './test.ts';

export type Step = (tab: Tab) => Promise<void>;

/** A visitor's steps on a page. */
export interface Visit {
  readonly path: string;
  readonly steps: readonly Step[];
  /** The steps before which the page is translated; the visit is repeated for each. @default [0] */
  readonly translatedAfter?: readonly number[];
  /** The expected content of the newest email. */
  readonly mailed?: readonly string[];
}

export const button = (name: string) => ({ role: 'button', name });
export const click =
  (target: Target): Step =>
  (tab) =>
    tab.click(target);
export const fill =
  (label: string, text: string): Step =>
  (tab) =>
    tab.fill({ label }, text);
export const choose =
  (label: string, option: string): Step =>
  (tab) =>
    tab.choose({ label }, option);
export const enterDate =
  (label: string, text: string): Step =>
  async (tab) => {
    await tab.focus({ label });
    await tab.type(text);
  };
export const move =
  (slider: string): Step =>
  async (tab) => {
    await tab.focus({ role: 'slider', name: slider });
    await tab.press('ArrowRight');
  };

/** Waits for a text anywhere, including in a toast. */
export const sees = (tab: Tab, words: string) =>
  expect
    .poll(() => tab.evaluate(() => document.body.textContent), { timeout: 20_000 })
    .toContain(words);

/** Clicks a button and waits for the result. */
export const send =
  (name: string, outcome: string): Step =>
  async (tab) => {
    await tab.click(button(name));
    await sees(tab, outcome);
  };

/** Tests that the page has the same text after each step of a visit, whether or not it is translated. */
export function testTranslated(visits: Readonly<Record<string, Visit>>): void {
  for (const [name, { path, steps, translatedAfter = [0], mailed = [] }] of Object.entries(
    visits,
  )) {
    test(`${name} reads the same on a translated page`, async ({ tab, milepost }) => {
      await tab.open(path);
      const expected: string[] = [];
      for (const step of steps) {
        await step(tab);
        expected.push(await settled(tab));
      }
      for (const translated of translatedAfter) {
        await tab.open(`${path}?${randomUUID()}`);
        for (const [index, step] of steps.entries()) {
          if (index === translated) await tab.evaluate(translate);
          await step(tab);
          await expect
            .poll(() => shown(tab), {
              timeout: 15_000,
              message: `step ${index + 1}, translated after ${translated}`,
            })
            .toBe(expected[index]);
        }
        for (const answer of mailed) expect((await milepost.mails())[0]?.text).toContain(answer);
      }
    });
  }
}

/**
 * The text of the page and of a dialog over it, including hidden parts, without what differs between
 * visits.
 */
async function shown(tab: Tab): Promise<string> {
  const text = await tab.evaluate(() =>
    [...document.querySelectorAll('main, [role=dialog]')]
      .map((part) => {
        const copy = part.cloneNode(true) as Element;
        for (const unread of copy.querySelectorAll('noscript')) unread.remove();
        return copy.textContent;
      })
      .join(),
  );
  return text
    .replace(/[A-Z]-[0-9A-Z]{5}-[0-9A-Z]{5}/g, 'REFERENCE')
    .replace(/\d+:\d\d\s[AP]M/g, 'TIME');
}

/** Returns the text once it no longer changes. */
async function settled(tab: Tab): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await shown(tab);
        return last === before;
      },
      // An announcement settles after 700 ms.
      { intervals: [1_000], timeout: 30_000 },
    )
    .toBe(true);
  return last;
}
