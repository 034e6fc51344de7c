import { serveDocuments } from '../../bench/phone.ts';
import { bareRange, referencePages } from '../../bench/reference.ts';
import { expect, test } from './milepost.ts';

test.use({ ignoreHTTPSErrors: true });

test('the pages that the bench measures beside ours are served, say what ours say, and answer', async ({
  browser,
  page,
  milepost,
}) => {
  const reference = await serveDocuments(await referencePages(browser, milepost.site));
  const open = async (path: string) => {
    const answer = await page.goto(reference.origin + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
  };
  for (const path of ['/', bareRange]) {
    await open(path);
    const result = page.locator('#calculator strong');
    await expect(result).toHaveText('$227.93');
    await page.getByLabel('Vehicle price').press('ArrowRight');
    await expect(result).not.toHaveText('$227.93');
  }
  await open('/faq');
  await page.getByText('Can I change my due date?').click();
  await expect(page.locator('details[open] > p').first()).toBeVisible();
  await open('/payoff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payoff Quote');
  await expect(page.getByRole('button', { name: 'Request payoff quote' })).toBeVisible();
  reference.close();
});
