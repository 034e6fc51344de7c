import { brokenRules, expect, open, test } from './milepost.ts';

test('The printed FAQ shows every answer and the address of each link', async ({ page }) => {
  await open(page, '/faq');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('main h2 + *').all()) await expect(answer).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: 'payoff quote form' });
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain('www.milepost.example');
});

test('Printed text has enough contrast with its background', async ({ page }) => {
  for (const path of ['/', '/payment', '/account']) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await brokenRules(page, ['color-contrast']), path).toEqual([]);
  }
});

test('The printed address of a card follows its name on the same line', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('main').getByRole('link', { name: 'Free Credit Score' });
  const address = await card.evaluate((link) => {
    const { content, position } = getComputedStyle(link, '::after');
    return { content, position };
  });
  expect(address.content).toContain('/credit-score');
  expect(address.position).toBe('static');
});
