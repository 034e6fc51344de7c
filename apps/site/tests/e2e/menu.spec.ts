import { all, path as pathOf, t } from '../words.ts';
import { englishOnly, expect, expectMessages, open, test } from './milepost.ts';

test.use({ viewport: { width: 390, height: 700 } });

test('on a phone the menu leads to every task in two clicks', async ({ page }) => {
  await open(page, '/contact');
  const button = page.getByRole('button', { name: t('Menu') });
  await button.click();
  const menu = page.getByRole('dialog', { name: t('Menu') });
  await expect(menu.getByRole('link')).toHaveText([
    ...all([
      'Make a Payment',
      'Get Pre-Qualified',
      'Payoff Quote',
      'Insurance Claim',
      'Sign In',
      'FAQ',
      'Customers',
      'Dealers',
    ]),
    '(800) 555-0135',
  ]);
  for (const link of await menu.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await expect(menu.locator('*:focus').or(menu.and(page.locator(':focus')))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: t('Insurance Claim') }).click();
  await expect(page).toHaveURL(/\/insurance$/);
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the menu and a part of the next page are shown as soon as their code has loaded', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(pathOf('/contact'));
  // It is a button once it is hydrated.
  const button = page.getByRole('button', { name: t('Menu') });
  await expect(button).toBeVisible();
  // No timer fires from here on: React would wait for one.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await page
    .getByRole('dialog', { name: t('Menu') })
    .getByRole('link', { name: t('FAQ') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Frequently Asked Questions'));
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('the browser’s Back closes the menu and leaves its page', async ({ page }) => {
  await open(page, '/contact');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('FAQ') })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('Frequently Asked Questions'));
  await page.getByRole('button', { name: t('Menu') }).click();
  const menu = page.getByRole('dialog', { name: t('Menu') });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(heading).toHaveText(t('Contact Us'));
  await page.goForward();
  await expect(heading).toHaveText(t('Frequently Asked Questions'));
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: t('Menu') }).click();
  await expect(menu).toBeVisible();
});

test('the menu’s button is not announced as expanded if its code fails to load', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /ERR_FAILED/);
  await open(page, '/contact');
  await page.route('**/*.js', (route) => route.abort());
  const menu = page.getByRole('button', { name: t('Menu') });
  await menu.click();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test(
  'the link down a page has a large tap target, which takes no extra space',
  englishOnly,
  async ({ browser, milepost }) => {
    const heightsFor = async (isTouched: boolean) => {
      const context = await browser.newContext({
        baseURL: milepost.site,
        viewport: { width: 390, height: 700 },
        hasTouch: isTouched,
        isMobile: isTouched,
      });
      const page = await context.newPage();
      await open(page, '/history');
      const trail = page.getByRole('navigation', { name: t('Breadcrumb') });
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
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu button leads to the links of the footer', async ({ page }) => {
    await page.goto(pathOf('/contact'));
    await page.getByRole('link', { name: t('Menu') }).click();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    await expect(footer.getByRole('link', { name: t('Make a Payment') })).toBeVisible();
  });
});
