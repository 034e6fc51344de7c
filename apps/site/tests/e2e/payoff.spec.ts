import type { Page } from '@playwright/test';
import { expect, expectMessages, holdScripts, open, test, unanswered } from './milepost.ts';

const answers = {
  account: '10045 8821',
  name: 'Dana Whitfield',
  ssn: '0412',
  email: 'dana@example.com',
};

const send = (page: Page) => page.getByRole('button', { name: 'Request payoff quote' });

const problems = (page: Page) => page.getByRole('region', { name: 'There is a problem' });

/** Fills the form as a keyboard user does: from its first field on, with Tab alone. */
async function fillByKeyboard(page: Page, { account, name, ssn, email } = answers): Promise<void> {
  await page.getByLabel('Account number').focus();
  for (const text of [account, name, ssn, email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('12312026');
}

for (const path of ['/payoff', '/dealers/payoff']) {
  test(`a request typed at ${path} is in the inbox, whole`, async ({ page, milepost }) => {
    await open(page, path);
    await fillByKeyboard(page);
    await page.keyboard.press('Enter');
    const toast = page.getByRole('alertdialog');
    await expect(toast).toContainText('Request Received');
    await expect(toast).toContainText('Your payoff quote will be emailed to you within 24 hours.');
    await expect(page.getByLabel('Account number')).toHaveValue('');
    await expect(page.getByLabel('Requested payoff date')).toHaveValue('');
    expect(page.url()).toBe(`${milepost.site}${path}`);

    const [mail] = await milepost.mails();
    expect(mail?.subject).toBe('New Payoff Quote Request');
    for (const answer of [...Object.values(answers), 'December 31, 2026']) {
      expect(mail?.text).toContain(answer);
    }
  });
}

test('a request that is sent while the mail server is away is kept and can be sent again', async ({
  page,
  milepost,
  consoleMessages,
}) => {
  await open(page, '/payoff');
  await fillByKeyboard(page);
  await milepost.stopInbox();
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  const toast = page.getByRole('alertdialog');
  await expect(toast).toContainText('Submission Failed', { timeout: 20_000 });
  await expect(toast).toContainText(
    'There was an error submitting your request. Please try again.',
  );
  await expect(page.getByLabel('Full name')).toHaveValue(answers.name);
  await expect(page.getByLabel('Requested payoff date')).toHaveValue('2026-12-31');

  await milepost.startInbox();
  expect(await milepost.mails()).toHaveLength(0);
  await send(page).click();
  await expect(toast.filter({ hasText: 'Request Received' })).toBeVisible({ timeout: 20_000 });
  expect(await milepost.mails()).toHaveLength(1);
  expectMessages(consoleMessages, unanswered);
});

test('each line of the error summary leads to its field and goes once it is mended', async ({
  page,
}) => {
  await open(page, '/payoff');
  await send(page).click();
  const summary = problems(page);
  await summary.getByRole('link', { name: 'Email is required' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Email').fill(answers.email);
  await expect(summary.getByRole('link')).toHaveCount(4);
});

const bad: readonly [what: string, field: string, text: string, message: string | RegExp][] = [
  ['an e-mail without @', 'Email', 'dana.example.com', 'Invalid email address'],
  ['three digits of an SSN', 'Last 4 digits of SSN', '412', 'Enter last 4 digits of SSN'],
  ['letters in an SSN', 'Last 4 digits of SSN', '04l2', 'Enter last 4 digits of SSN'],
  ['a name of 10,000 characters', 'Full name', 'x'.repeat(10_000), /Full name must be .* or fewer/],
];

for (const [what, field, text, message] of bad) {
  test(`${what} gets a message and stays as it was typed`, async ({ page }) => {
    await open(page, '/payoff');
    await fillByKeyboard(page);
    await page.getByLabel(field).fill(text);
    await send(page).click();
    await expect(problems(page).getByRole('link')).toHaveText([message]);
    await expect(page.getByLabel(field)).toHaveValue(text);
  });
}

test('a payoff date that has passed is pointed out and sent all the same', async ({ page }) => {
  await open(page, '/payoff');
  await fillByKeyboard(page);
  const date = page.getByLabel('Requested payoff date');
  await date.fill('2020-01-02');
  await expect(date).toHaveAccessibleDescription(/This date has passed\. Please check it\./);
  await expect(date).not.toHaveAttribute('aria-invalid');
  await send(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Request Received');
});

test('a date with a broken rule has its message for a description', async ({ page }) => {
  await open(page, '/payoff');
  await send(page).click();
  const date = page.getByLabel('Requested payoff date');
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toHaveAccessibleDescription(/Requested payoff date is required/);
});

test('markup in a name arrives as text', async ({ page, milepost }) => {
  const name = '<script>alert(1)</script>';
  await open(page, '/payoff');
  await fillByKeyboard(page, { ...answers, name });
  await send(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('Request Received');
  const [mail] = await milepost.mails();
  expect(mail?.html).not.toContain('<script');
  expect(mail?.text).toContain(name);
});

test('a request that is sent before the page is hydrated is sent once it is', async ({
  page,
  milepost,
}) => {
  const before = (await milepost.mails()).length;
  const release = await holdScripts(page);
  await page.goto('/payoff', { waitUntil: 'commit' });
  await fillByKeyboard(page);
  await send(page).click();
  release();
  await expect(page.getByRole('alertdialog')).toContainText('Request Received');
  const mails = await milepost.mails();
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.text).toContain('December 31, 2026');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/payoff', '/pre-qualify', '/payment', '/insurance', '/contact', '/signin']) {
    test(`${path} says what to do instead, and shows nothing that looks alive`, async ({
      page,
    }) => {
      await page.goto(path);
      const instead = page.locator('form:visible noscript > *').first();
      await expect(instead).toContainText('This form needs JavaScript');
      await expect(instead.locator('a')).toHaveText([/^\(800\) 555-/, /^info@/]);
      await expect(page.locator('form :is(input, select, textarea, button):visible')).toHaveCount(
        0,
      );
    });
  }
});
