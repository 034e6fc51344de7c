import { execFileSync } from 'node:child_process';
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

test('A page of a printed schedule never has a single row of it', async ({ page }) => {
  await page.addInitScript(() => {
    // The printout stays until the page is printed.
    window.print = () => {};
  });
  await open(page, '/#calculator');
  const section = page.locator('#calculator');
  await section.getByRole('heading', { name: 'Payment schedule' }).click();
  // Heights with space for one row on the first page, or with one row left for the last page.
  for (const height of [7.8, 7.9, 8, 8.1]) {
    await section.getByRole('button', { name: 'Print this schedule' }).click();
    await expect(page.locator('[data-printed]')).toBeAttached();
    const input = await page.pdf({ width: '8.5in', height: `${height}in` });
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' });
    const rows = text.split('\f').map((sheet) => sheet.match(/\w{3} 20\d\d +\d/g)?.length ?? 0);
    const all = rows.reduce((sum, count) => sum + count);
    expect(all, `${height} inches`).toBe(72);
    expect(rows, `${height} inches`).not.toContain(1);
  }
});
