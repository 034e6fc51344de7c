import type { Page } from '@playwright/test';
import { englishOnly, expect, open, test } from './milepost.ts';

/** How much of each road is drawn, from 0 to 1. */
const roadsOf = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline !== document.timeline)
      .map(({ effect }) => effect?.getComputedTiming().progress),
  );

/** Returns the longest time in milliseconds in which an element that `selector` matches moves. */
const longestMoveOf = (page: Page, event: 'animationstart' | 'transitionrun', selector: string) =>
  page.evaluate(
    ([type, matching]) =>
      new Promise<number>((resolve) => {
        document.addEventListener(type as 'animationstart', ({ target }) => {
          if (!(target as Element).matches(matching)) return;
          const ends = (target as Element)
            .getAnimations()
            .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
          resolve(Math.max(...ends));
        });
      }),
    [event, selector] as const,
  );

for (const path of ['/', '/payoff', '/history']) {
  test(
    `the roads of ${path} are drawn as they come into view, and at once without motion`,
    englishOnly,
    async ({ page }) => {
      await open(page, path);
      expect(await roadsOf(page)).toContain(0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(async () => Math.min(...((await roadsOf(page)) as number[]))).toBe(1);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await roadsOf(page)).toEqual([]);
    },
  );
}

test(
  'the curve of the loan moves to its new terms within 0.4 seconds',
  englishOnly,
  async ({ page }) => {
    await open(page, '/#calculator');
    await expect(page.getByRole('slider', { name: 'What is left to pay' })).toBeAttached();
    const curve = longestMoveOf(page, 'transitionrun', 'path');
    await page.locator('#calculator').getByRole('slider', { name: 'Vehicle price' }).press('End');
    expect(await curve).toBeLessThanOrEqual(400);
  },
);

test(
  'the car of the account drives to its position within 0.4 seconds',
  englishOnly,
  async ({ page }) => {
    await open(page, '/customers');
    const car = longestMoveOf(page, 'animationstart', 'main svg *');
    await page.getByRole('link', { name: 'Milepost' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Manage Account' }).click();
    expect(await car).toBeLessThanOrEqual(400);
  },
);

test('a form unfolds into its receipt within 0.4 seconds', englishOnly, async ({ page }) => {
  await open(page, '/payoff');
  const year = new Date().getFullYear() + 1;
  const answers = {
    account: '10045 8821',
    name: 'Dana Whitfield',
    ssn: '0412',
    email: 'dana@mail.example',
    payoffDate: `${year}-06-15`,
  };
  for (const [name, answer] of Object.entries(answers)) {
    await page.locator(`#payoff-${name}`).fill(answer);
  }
  const receipt = longestMoveOf(page, 'animationstart', 'main section > div');
  const check = longestMoveOf(page, 'animationstart', 'main section path');
  await page.locator('main form button[type=submit]').click();
  expect(await receipt).toBeLessThanOrEqual(400);
  expect(await check).toBeLessThanOrEqual(400);
});
