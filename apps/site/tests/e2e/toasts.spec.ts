import type { Locator, Page } from '@playwright/test';
import { byText, t } from '../words.ts';
import {
  englishOnly,
  expect,
  expectMessages,
  expectToast,
  open,
  test,
  toastsOf,
  unanswered,
} from './milepost.ts';

const error = (page: Page) => toastsOf(page).filter({ hasText: t('Validation Error') });

/** Sends the form of `/pre-qualify` empty, so that its error appears over the page. */
async function sendEmpty(page: Page) {
  await open(page, '/pre-qualify');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('Get Pre-Qualified') })
    .click();
  await expect(error(page)).toBeVisible();
}

/** Opens `/payoff` and fills in its form. */
async function fillIn(page: Page) {
  await open(page, '/payoff');
  const answers = {
    'Account number': '10045 8821',
    'Full name': 'Dana Whitfield',
    'Last 4 digits of SSN': '0412',
    Email: 'dana@example.com',
    'Requested payoff date': '2026-12-31',
  } as const;
  for (const [label, text] of byText(answers)) {
    await page.getByLabel(t(label), { exact: true }).fill(text);
  }
}

/** The focused element, and how many of nine points on its visible part are not covered. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const { left, right } = box;
    // An element higher than the window can't be visible as a whole.
    const isTall = box.height > innerHeight / 2;
    const top = isTall ? Math.max(box.top, 0) : box.top;
    const bottom = isTall ? Math.min(box.bottom, innerHeight) : box.bottom;
    const rows = [0.1, 0.5, 0.9].map((share) => top + (bottom - top) * share);
    const points = [0.1, 0.5, 0.9].flatMap((share) =>
      rows.map((y) => document.elementFromPoint(left + (right - left) * share, y)),
    );
    return {
      name: `${element.tagName} ${element.id || element.textContent}`,
      isOnPage: element.closest('main, footer') !== null,
      needed: isTall ? 3 : 6,
      seen: points.filter(
        (at) => at && (element.contains(at) || at.contains(element) || at.closest('label')),
      ).length,
    };
  });

for (const [width, height] of [
  [320, 256],
  [320, 568],
  [390, 700],
] as const) {
  test(`an error over the page does not cover the focused element, at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await sendEmpty(page);
    const covered: string[] = [];
    let stops = 0;
    for (let at = await focused(page); at.isOnPage; at = await focused(page)) {
      stops += 1;
      if (at.seen < at.needed) covered.push(at.name);
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(30);
    expect(covered).toEqual([]);
    await expect(error(page)).toBeVisible();
  });
}

/** The edges of an element in the window, in px. */
async function edgesOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { top: y, bottom: y + height, left: x, right: x + width };
}

test(
  'an error is below the header, ends where the content does, and covers neither the summary nor its field',
  englishOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await sendEmpty(page);
    const header = await edgesOf(page.getByRole('banner'));
    const signIn = await edgesOf(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    const toast = await edgesOf(error(page));
    expect(toast.top).toBeGreaterThanOrEqual(header.bottom);
    expect(toast.right).toBeCloseTo(signIn.right, 0);
    for (const covered of [page.locator(':focus'), page.getByLabel(t('First name'))]) {
      const { top, right } = await edgesOf(covered);
      expect(top >= toast.bottom || right <= toast.left).toBe(true);
    }
  },
);

test('an error is at the bottom of a phone, below the summary', englishOnly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sendEmpty(page);
  // It rises to its position.
  await expect.poll(async () => (await edgesOf(error(page))).bottom).toBeCloseTo(844 - 16, 0);
  const { top } = await edgesOf(error(page));
  expect((await edgesOf(page.locator(':focus'))).bottom).toBeLessThanOrEqual(top);
});

test(
  'a success is below the header of a phone, and covers no part of the receipt',
  englishOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await fillIn(page);
    await page.getByRole('button', { name: 'Request payoff quote' }).click();
    const toast = await expectToast(page, 'Request Received');
    const { bottom } = await edgesOf(page.getByRole('banner'));
    // It drops to its position.
    await expect.poll(async () => (await edgesOf(toast)).top).toBeCloseTo(bottom + 16, 0);
    const end = (await edgesOf(toast)).bottom;
    const receipt = page.getByRole('main').getByRole('region');
    for (const part of [
      receipt.getByRole('heading').first(),
      receipt.getByRole('button', { name: 'Print or save as PDF' }),
    ]) {
      expect((await edgesOf(part)).top).toBeGreaterThanOrEqual(end);
    }
  },
);

test('an error over the page disappears once its cause is fixed', async ({ page }) => {
  await sendEmpty(page);
  await page.getByLabel(t('Last name')).fill('Whitfield');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(6);
  await expect(error(page)).toBeVisible();
  await page.getByLabel(t('First name')).fill('Dana');
  await expect(error(page)).toHaveCount(0);
});

test('an error about a form does not follow to another page', async ({ page }) => {
  await open(page, '/payment');
  await page.getByRole('button', { name: t('Submit payment') }).click();
  const toast = toastsOf(page).filter({ hasText: t('Validation Error') });
  await expect(toast).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('FAQ') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Frequently Asked Questions'));
  await expect(toast).toBeHidden();
});

test('a failure that is shown before the code of toasts has loaded is replaced by the success of its form', async ({
  page,
  consoleMessages,
}) => {
  await page.route('**/ToastList-*.js', (route) => route.abort());
  await fillIn(page);
  const send = page.getByRole('button', { name: t('Request payoff quote') });
  await send.click();
  await expectToast(page, t('Submission Failed'));
  await page.unroute('**/ToastList-*.js');
  await send.click();
  await expectToast(page, t('Request Received'));
  await expect(toastsOf(page).filter({ hasText: t('Submission Failed') })).toHaveCount(0);
  expectMessages(consoleMessages, unanswered);
});
