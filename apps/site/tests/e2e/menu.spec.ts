import { expect, open, test } from './milepost.ts';

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

test('buttons of the header and links of the footer are large enough for a thumb', async ({
  page,
}) => {
  await open(page, '/');
  for (const link of await page.locator(':is(body > header, body > footer) a').all()) {
    if (!(await link.isVisible())) continue;
    const height = (await link.boundingBox())?.height ?? 0;
    expect.soft(Math.round(height), (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44);
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
