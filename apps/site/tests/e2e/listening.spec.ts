import { expect, open, screens, test, toastsOf } from './milepost.ts';

test('no document has an empty status, which Orca reads as "status bar"', async ({
  page,
  milepost,
}) => {
  for (const path of screens) {
    const html = await (await page.request.get(milepost.site + path)).text();
    expect.soft(html.match(/<[^>]* role="status"[^>]*><\//g), path).toBeNull();
  }
});

for (const path of ['/contact', '/insurance', '/payment', '/payoff', '/pre-qualify', '/signin']) {
  test(`${path}: no empty required field is invalid before the form is sent`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('main [required]').first()).toBeAttached();
    await expect(page.locator('main [required]:not([aria-invalid=false])')).toHaveCount(0);
  });
}

test('a toast is announced once if nothing on the page says the same', async ({ page }) => {
  await open(page, '/signin');
  const form = page.locator('form').first();
  await form.getByLabel('Email or Account Number').fill('ann@example.com');
  await form.getByLabel('Password', { exact: true }).fill('secret');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(toastsOf(page)).toBeVisible();
  await expect(page.locator('[data-live-announcer] > *')).toHaveText([
    'Login Unsuccessful. Mismatch account/email and password.',
  ]);
});

test('a toast is not announced if the error summary has the focus', async ({ page }) => {
  await open(page, '/payment');
  await page.getByRole('button', { name: 'Submit payment' }).click();
  await expect(toastsOf(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await expect(page.locator('[data-live-announcer]')).toBeEmpty();
});

test('a receipt is named by a text in its focused heading, and its toast is not announced', async ({
  page,
}) => {
  await open(page, '/payoff');
  await page.getByLabel('Account number').fill('10045 8821');
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByLabel('Last 4 digits of SSN').fill('0412');
  await page.getByLabel('Email').fill('dana@example.com');
  await page.getByLabel('Requested payoff date').fill(`${new Date().getFullYear() + 1}-12-31`);
  await page.getByRole('button', { name: 'Request payoff quote' }).click();
  await expect(toastsOf(page)).toContainText('Request Received');
  const heading = page.getByRole('heading', { name: 'Request received' });
  await expect(heading).toBeFocused();
  const region = page.getByRole('region', { name: 'Request received' });
  const nameId = await region.getAttribute('aria-labelledby');
  await expect(heading.locator(`[id="${nameId}"]`)).toHaveText('Request received');
  await expect(page.locator('[data-live-announcer]')).toBeEmpty();
});

test('the number of payment methods becomes a status with a choice', async ({ page }) => {
  await open(page, '/payment');
  const count = page.locator('#fees').getByText(/\d ways to pay/);
  await expect(count).not.toHaveAttribute('role');
  // Chromium announces the text that a new status has.
  await count.evaluate((element: HTMLElement) => {
    const record = () => {
      element.dataset.announced ??= element.textContent;
    };
    new MutationObserver(record).observe(element, { attributeFilter: ['role'] });
  });
  await page.getByLabel('Your state').focus();
  await page.getByLabel('Your state').selectOption('TX');
  await expect(count).toHaveAttribute('data-announced', /^In Texas/);
});

test('the marks in found questions are for the eye only', async ({ page }) => {
  await open(page, '/faq');
  await page.getByRole('searchbox').fill('early');
  await expect(page.locator('mark')).not.toHaveCount(0);
  await expect(page.locator('mark:not([role=presentation])')).toHaveCount(0);
});
