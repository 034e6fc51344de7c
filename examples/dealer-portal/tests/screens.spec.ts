import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, signIn, test } from './test.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const screens = [
  ...['/deals', '/deals?search=zeppelin', '/deals/D-10482', '/deals/D-10480?tab=stips'],
  ...['/deals/D-10480?tab=history', '/deals/D-10482/counteroffer', '/deals/D-1', '/funding'],
  ...['/users', '/report', '/report?from=2020-01-01&to=2020-01-02', '/sign-in?ended=yes'],
];

/** The rules that colors and sizes can break; all others say the same in every theme. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'target-size'];

const looks = ['light milepost', 'dark milepost', 'light bluewater', 'dark bluewater'];

for (const look of looks) {
  const [theme, brand] = look.split(' ') as [string, string];
  test(`no screen has an axe finding, or scrolls sideways on a phone: ${look}`, async ({
    person,
    tab,
  }) => {
    await person.goTo('/sign-in');
    await tab.evaluate((chosen) => localStorage.setItem('portal.looks', JSON.stringify(chosen)), {
      theme,
      brand,
    });
    await signIn(person);
    for (const screen of screens) {
      await person.goTo(screen);
      expect(await tab.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
        theme,
        brand,
      });
      await tab.evaluate(source);
      const findings = await tab.evaluate(
        async (rules) => {
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(rules);
          return violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
          );
        },
        look === looks[0] ? {} : { runOnly: rulesOfLook },
      );
      expect(findings, screen).toEqual([]);
      await tab.setViewport({ width: 390, height: 844 });
      expect(await tab.evaluate(() => document.documentElement.scrollWidth), screen).toBe(390);
      await tab.setViewport({ width: 1280, height: 900 });
    }
  });
}
