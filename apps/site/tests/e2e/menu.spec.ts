import { pagePaths } from '@milepost/domain/content/pages';
import type { Page } from '@playwright/test';
import { expect, expectMessages, open, test } from './milepost.ts';

test.use({ viewport: { width: 390, height: 700 } });

test('on a phone the menu leads to every task in two presses', async ({ page }) => {
  await open(page, '/terms');
  const button = page.getByRole('link', { name: 'Menu' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Make a Payment',
    'Get Pre-Qualified',
    'Payoff Quote',
    'Insurance Claim',
    'FAQ',
    'Customers',
    'Dealers',
    'Sign In',
  ]);
  for (const link of await menu.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Insurance Claim' }).click();
  await expect(page).toHaveURL(/\/insurance$/);
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the browser’s Back closes the menu with the page that it was opened on', async ({ page }) => {
  await open(page, '/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Frequently Asked Questions');
  await page.getByRole('link', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(heading).toHaveText('Terms of Service');
  await page.goForward();
  await expect(heading).toHaveText('Frequently Asked Questions');
  await expect(menu).toHaveCount(0);
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
});

test('the menu’s button is not said to be open where its code does not come', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /ERR_FAILED/);
  await open(page, '/terms');
  await page.route('**/*.js', (route) => route.abort());
  const menu = page.getByRole('link', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('links of the header, the footer and a table of contents are large enough for a thumb', async ({
  page,
}) => {
  await open(page, '/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const frame = page.locator(':is(body > header, body > footer) a');
  expect(await contents.count()).toBeGreaterThan(0);
  for (const link of await frame.or(contents).all()) {
    if (!(await link.isVisible())) continue;
    const height = (await link.boundingBox())?.height ?? 0;
    expect.soft(Math.round(height), (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
});

test('the way down to a page is large enough for a thumb, and takes no more room for it', async ({
  browser,
  milepost,
}) => {
  const heightsFor = async (isTouched: boolean) => {
    const context = await browser.newContext({
      baseURL: milepost.site,
      viewport: { width: 390, height: 700 },
      hasTouch: isTouched,
      isMobile: isTouched,
    });
    const page = await context.newPage();
    await open(page, '/history');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    const heights = [trail, ...(await trail.getByRole('link').all())].map(async (part) =>
      Math.round((await part.boundingBox())?.height ?? 0),
    );
    const [whole, ...links] = await Promise.all(heights);
    await context.close();
    return { whole, links };
  };
  const touched = await heightsFor(true);
  expect(touched.links).toEqual([44, 44]);
  expect(touched.whole).toBe((await heightsFor(false)).whole);
});

const firstOf: Readonly<Record<string, (page: Page) => ReturnType<Page['locator']>>> = {
  '/account': (page) => page.getByRole('main').getByRole('link', { name: 'Make a Payment' }),
  '/contact': (page) => page.getByLabel('Name'),
  '/customers': (page) => page.getByRole('link', { name: 'Open the calculator' }),
  '/faq': (page) => page.getByRole('searchbox'),
  '/insurance': (page) => page.getByRole('link', { name: 'Start your claim' }),
  '/payment': (page) => page.getByRole('tab', { name: 'Debit Card' }),
  '/payoff': (page) => page.getByLabel('Account number'),
  '/pre-qualify': (page) => page.getByLabel('First name'),
  '/signin': (page) => page.getByLabel('Email or Account Number'),
};

test('what a page is for begins on the first screen of a phone', async ({ page }) => {
  for (const [path, first] of Object.entries(firstOf)) {
    await page.goto(path);
    await expect.soft(first(page), path).toBeInViewport({ ratio: 1 });
  }
});

test('what follows the head of a page leaves the tails of its letters in sight', async ({
  page,
}) => {
  for (const path of pagePaths) {
    await page.goto(path);
    const isCovered = await page.evaluate(() => {
      const lead = document.querySelector('h1 ~ p');
      if (!lead) return false;
      const { left, bottom } = lead.getBoundingClientRect();
      const tail = bottom + 0.25 * Number.parseFloat(getComputedStyle(lead).fontSize);
      const below = document.elementFromPoint(left + 4, tail);
      return !below || !(below.contains(lead) || lead.contains(below));
    });
    expect.soft(isCovered, path).toBe(false);
  }
});

for (const [what, width, fontSize] of [
  ['the narrowest phone', 320, 16],
  ['the narrowest phone with text at 200%', 320, 32],
  ['a phone with text at 200%', 390, 32],
  ['a desktop with text at 200%', 1280, 32],
] as const) {
  test(`no page is wider than ${what}`, async ({ page, context, consoleMessages }) => {
    await page.setViewportSize({ width, height: 800 });
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    for (const path of [...pagePaths, '/no-such-page']) {
      await page.goto(path);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(needed, path).toBeLessThanOrEqual(width);
    }
    expectMessages(consoleMessages, /404/);
  });
}

test('no word of a page’s heading is parted on a phone with text at 200%', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of pagePaths) {
    await page.goto(path);
    const parted = await page.locator('h1').evaluate((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    });
    expect.soft(parted, path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu button leads to the links of the footer', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('link', { name: 'Menu' }).click();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    await expect(footer.getByRole('link', { name: 'Make a Payment' })).toBeVisible();
  });
});

test('a phone number stays on one line wherever it stands', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of pagePaths) {
    await page.goto(path);
    const parted = await page.evaluate(() => {
      const number = /\(\d{3}\) \d{3}-\d{4}/g;
      const range = document.createRange();
      const found = [];
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { currentNode: text } = words;
        for (const { 0: digits, index } of text.nodeValue?.matchAll(number) ?? []) {
          range.setStart(text, index);
          range.setEnd(text, index + digits.length);
          if (range.getClientRects().length > 1) found.push(text.nodeValue);
        }
      }
      return found;
    });
    expect.soft(parted, path).toEqual([]);
  }
});

test('on a tall window nothing shows below the footer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  for (const path of ['/customers', '/dealers/solutions']) {
    await page.goto(path);
    const box = await page.locator('body > footer').boundingBox();
    expect.soft(Math.round((box?.y ?? 0) + (box?.height ?? 0)), path).toBe(1600);
  }
});
