import { applyLink, jobOpenings } from '@milepost/domain/content/careers';
import type { Page } from '@playwright/test';
import { t } from '../words.ts';
import { englishOnly, expect, open, test } from './milepost.ts';

const toast = (page: Page) => page.getByRole('region', { name: /notification/i });

test.describe('the dealer page', () => {
  test(
    'View Rate Sheet opens the sample sheet, Escape closes it and returns the focus',
    englishOnly,
    async ({ page }) => {
      await open(page, '/dealers');
      const button = page.getByRole('link', { name: 'View Rate Sheet' });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Sample rate sheet' });
      await expect(dialog.getByRole('row', { name: /^Deep subprime/ })).toContainText(
        'Not offered',
      );
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    },
  );

  test(
    'the address of the sheet opens it, also if its link was clicked too early',
    englishOnly,
    async ({ page }) => {
      await page.route('**/*.js', async (route) => {
        await page.waitForFunction(() => location.hash === '#rate-sheet');
        await route.continue();
      });
      await page.goto('/dealers', { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'View Rate Sheet' }).click();
      await expect(page.getByRole('dialog', { name: 'Sample rate sheet' })).toBeVisible();
    },
  );

  test('leads to the portal, to a rep and to an application', englishOnly, async ({ page }) => {
    await open(page, '/dealers');
    const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf('Dealer Portal')).toBe('/signin');
    expect(await hrefOf('Contact Your Rep')).toMatch(/^tel:/);
    expect(await hrefOf('Apply Now')).toBe('/contact');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('View Rate Sheet leads to the sheet on the page', englishOnly, async ({ page }) => {
      await page.goto('/dealers');
      await page.getByRole('link', { name: 'View Rate Sheet' }).click();
      await expect(page.getByRole('heading', { name: 'Sample rate sheet' })).toBeInViewport();
    });
  });
});

test('the FAQ has ten answers, one open at a time, and an address opens its own', async ({
  page,
}) => {
  await open(page, '/faq#due-date');
  const questions = page.getByRole('main').locator('summary');
  const opened = page.getByRole('main').locator('details[open] > summary');
  await expect(questions).toHaveCount(10);
  await expect(opened).toHaveText(t('Can I change my due date?'));
  await questions.first().click();
  await expect(opened).toHaveText(t('How can I make a payment?'));
  await questions.first().click();
  await expect(opened).toHaveCount(0);
});

test(
  'every button of the sample account reports that nothing was changed',
  englishOnly,
  async ({ page }) => {
    await open(page, '/account');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Overview');
    for (const tab of ['Payments', 'Documents', 'Settings']) {
      await page.getByRole('tab', { name: tab }).click();
      for (const button of await page.getByRole('tabpanel').getByRole('button').all()) {
        await button.click();
        await expect(toast(page).getByText('so nothing was changed')).toBeVisible();
        await toast(page).getByRole('button').click();
        await expect(toast(page)).toBeHidden();
      }
    }
  },
);

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-DE' });

  test('a message over the page has the language of the page', englishOnly, async ({ page }) => {
    await open(page, '/account');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(toast(page)).toHaveAccessibleName('1 notification.');
    await expect(toast(page).getByRole('button')).toHaveAccessibleName('Close');
  });
});

test(
  'both sign-in forms answer a complete submission with the same text, and are empty afterwards',
  englishOnly,
  async ({ page }) => {
    await open(page, '/signin');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Customer');
    const forms = {
      Customer: ['Email or Account Number', 'Password'],
      Dealer: ['Dealer ID', 'Username', 'Password'],
    };
    for (const [tab, labels] of Object.entries(forms)) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel', { name: tab });
      const fields = labels.map((label) => panel.getByLabel(label, { exact: true }));
      for (const field of fields) await field.fill('anything');
      await panel.getByRole('button', { name: 'Sign In' }).click();
      await expect(toast(page)).toContainText('Login Unsuccessful');
      await expect(toast(page)).toContainText('Mismatch account/email and password.');
      for (const field of fields) await expect(field).toHaveValue('');
      await toast(page).getByRole('button').click();
    }
  },
);

test('a change of the payment method keeps the typed text and shows the other fields', async ({
  page,
}) => {
  await open(page, '/payment');
  await expect(page.getByRole('tab', { selected: true })).toContainText(t('Debit Card'));
  await page.getByLabel(t('Account number'), { exact: true }).fill('10045 8821');
  await page.getByLabel(t('Payment amount')).fill('425.00');
  await page.getByRole('button', { name: t('Submit payment') }).click();
  await expect(page.getByRole('link', { name: t('Card number is required') })).toBeVisible();
  await page.getByRole('tab', { name: t('ACH Transfer') }).click();
  await expect(page.getByRole('link', { name: t('Card number is required') })).toBeHidden();
  await expect(page.getByLabel(t('Card number'))).toBeHidden();
  await expect(page.getByLabel(t('Routing number'))).toBeVisible();
  await expect(page.getByLabel(t('Account number'), { exact: true })).toHaveValue('10045 8821');
  await expect(page.getByLabel(t('Payment amount'))).toHaveValue('425.00');
});

test(
  'the button of each job opens an email with the job as its subject',
  englishOnly,
  async ({ page }) => {
    await open(page, '/careers');
    for (const job of jobOpenings) {
      await expect(page.getByRole('link', { name: `Apply Now: ${job.title}` })).toHaveAttribute(
        'href',
        applyLink(job).href,
      );
    }
  },
);

test('a page shows the same after a return', englishOnly, async ({ page }) => {
  await open(page, '/about');
  const words = await page.getByRole('main').textContent();
  await page.getByRole('link', { name: 'Our history' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our History');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Milepost');
  expect(await page.getByRole('main').textContent()).toBe(words);
});

test('quick successive navigations leave no error', englishOnly, async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(async () => {
    const start = document.startViewTransition.bind(document);
    // Simulates a busy machine: the next navigation starts while the browser still captures this
    // page.
    document.startViewTransition = (update) => {
      document.startViewTransition = start;
      const transition = start(update);
      document.querySelector<HTMLAnchorElement>('header a[href="/dealers"]')?.click();
      return transition;
    };
    const link = document.querySelector<HTMLAnchorElement>('main a[href="/history"]');
    link?.focus();
    link?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealer Resources');
});
