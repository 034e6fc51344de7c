import type { Page } from '@playwright/test';
import { expect, expectMessages, test } from './milepost.ts';

test.use({ javaScriptEnabled: false });

const summary = (page: Page) => page.getByRole('region', { name: /^There is a problem/ });
const receipt = (page: Page, name: string) => page.getByRole('region', { name });
/** The document of a form that was not accepted has an error status, which Chromium reports. */
const refused = /^Failed to load resource: .*\b(422|503)\b/;

async function fill(page: Page, form: string, answers: Readonly<Record<string, string>>) {
  const fields = page.getByRole('form', { name: form });
  for (const [label, text] of Object.entries(answers)) {
    const field = fields.getByLabel(label, { exact: true }).first();
    const isSelect = await field.evaluate((element) => element.localName === 'select');
    await (isSelect ? field.selectOption(text) : field.fill(text));
  }
}

const payoff = {
  'Account number': '10045 8821',
  'Full name': 'Dana “D” Whitfield & <b>Co</b>',
  'Last 4 digits of SSN': '0412',
  Email: 'dana@example.com',
  'Requested payoff date': '2026-12-31',
};

test('a payoff request with two errors keeps what was typed, and is mailed once they are fixed', async ({
  page,
  milepost,
  consoleMessages,
}) => {
  await page.goto('/payoff');
  await fill(page, 'Payoff quote request', { ...payoff, 'Account number': '', Email: 'dana' });
  await page.getByRole('button', { name: 'Request payoff quote' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Account number is required',
    'Invalid email address',
  ]);
  await expect(page.getByLabel('Full name')).toHaveValue(payoff['Full name']);
  await expect(page.getByLabel('Requested payoff date')).toHaveValue('2026-12-31');
  await expect(page.getByLabel('Last 4 digits of SSN')).toHaveValue('');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /Invalid email address/,
  );
  expect(await page.content()).not.toContain('0412');
  await fill(page, 'Payoff quote request', payoff);
  await page.getByRole('button', { name: 'Request payoff quote' }).click();
  await expect(page.getByText('Request Received', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Your payoff quote will be emailed to you within 24 hours.'),
  ).toBeVisible();
  const sent = receipt(page, 'Request received');
  const reference = /Q-[\dA-Z]{5}-[\dA-Z]{5}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  expect(reference).not.toBe('');
  const [mail] = await milepost.mails();
  expect(mail?.subject).toBe('New Payoff Quote Request');
  expect(mail?.text).toContain(payoff['Full name']);
  expect(mail?.text).toContain(reference);
  const count = (await milepost.mails()).length;
  await page.reload();
  await expect(sent).toContainText(reference);
  expect(await milepost.mails()).toHaveLength(count);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed]')).toContainText(reference);
  await expect(page.getByRole('main')).toBeHidden();
  expectMessages(consoleMessages, refused);
});

test('a payment by card is mailed, and the security code is neither asked for nor sent', async ({
  page,
  milepost,
}) => {
  await page.goto('/payment');
  await expect(page.getByRole('form')).toHaveCount(2);
  await expect(page.getByLabel('Security code')).toBeHidden();
  expect(await page.content()).not.toContain('name="cvv"');
  await fill(page, 'Payment', {
    'Account number': '10045 8821',
    'Payment amount': '425.10',
    'Card number': '4111 1111 1111 1111',
    'Expiration date': '0829',
  });
  await page.getByRole('button', { name: 'Submit payment' }).first().click();
  await expect(page.getByText('Your payment has been successfully submitted.')).toBeVisible();
  const sent = receipt(page, 'Payment submitted');
  await expect(sent).toContainText('$425.10');
  await expect(sent).not.toContainText('4111 1111');
  expect((await milepost.mails())[0]?.text).toContain('Card number: 4111111111111111');
  await expect(page.getByRole('form')).toHaveCount(0);
});

test('a payment with errors shows each message once in its summary, and what it costs', async ({
  page,
  consoleMessages,
}) => {
  await page.goto('/payment');
  const form = page.getByRole('form', { name: 'Payment', exact: true });
  await expect(form.getByText('Enter an amount to see what you pay.')).toBeHidden();
  await fill(page, 'Payment', { 'Account number': '10045 8821', 'Payment amount': '425.10' });
  await form.getByRole('button', { name: 'Submit payment' }).click();
  await expect(form.getByRole('note')).toHaveText('Validation Error');
  await expect(summary(page).getByRole('link')).toHaveText([
    'Card number is required',
    'Expiration date is required',
  ]);
  await expect(form.getByLabel('Payment amount')).toHaveValue('425.10');
  await expect(form.getByText('$430.10', { exact: true })).toBeVisible();
  expectMessages(consoleMessages, refused);
});

test('a payment from a bank account shows its own errors, and is mailed with the permission', async ({
  page,
  milepost,
  consoleMessages,
}) => {
  await page.goto('/payment');
  const bank = {
    'Account number': '10045 8821',
    'Payment amount': '99',
    'Routing number': '021000021',
    'Bank account number': '12345678901',
  };
  await fill(page, 'ACH Transfer', { ...bank, 'Routing number': '0210' });
  await page.getByRole('button', { name: 'Submit payment' }).last().click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(summary(page).getByRole('link')).toHaveText(['Routing number must be 9 digits']);
  const form = page.getByRole('form', { name: 'ACH Transfer' });
  await expect(form.getByLabel('Payment amount')).toHaveValue('99');
  await expect(form.getByText('electronically debit $99.00 once')).toBeVisible();
  await expect(form.getByLabel('Bank account number')).toHaveValue('');
  await fill(page, 'ACH Transfer', bank);
  await form.getByRole('button', { name: 'Submit payment' }).click();
  await expect(receipt(page, 'Payment submitted')).toContainText('I authorize');
  const text = (await milepost.mails())[0]?.text;
  expect(text).toContain('Routing number: 021000021');
  expect(text).toContain('Permission given online on');
  expectMessages(consoleMessages, refused);
});

test('a pre-qualification is mailed with the amount of its box', async ({ page, milepost }) => {
  await page.goto('/pre-qualify');
  await expect(page.getByRole('slider')).toBeHidden();
  await fill(page, 'Pre-qualification', {
    'First name': 'Dana',
    'Last name': 'Whitfield',
    Email: 'dana@example.com',
    'Phone number': '213-555-0147',
    'Last 4 digits of SSN': '0412',
    'Loan amount': '$22,000',
    'Employment status': 'employed',
    'Monthly income': '5000+',
  });
  await page.getByRole('button', { name: 'Get Pre-Qualified' }).click();
  await expect(page.getByText('Application Submitted!')).toBeVisible();
  expect((await milepost.mails())[0]?.text).toContain('Loan amount: $22,000.00');
});

test('claims and messages are thanked for and sent to nobody, and nobody is signed in', async ({
  page,
  milepost,
  consoleMessages,
}) => {
  const before = await milepost.mails();
  await page.goto('/insurance');
  await expect(page.locator('noscript [role=note]')).toContainText(
    'our server checks what you send and keeps nothing',
  );
  await fill(page, 'Insurance claim', {
    'Account number': '10045 8821',
    'Full name': 'Dana Whitfield',
    'Phone number': '213-555-0147',
    Email: 'dana@example.com',
    'Date of incident': '2026-11-01',
    'Claim description': 'A tree fell on the hood.\nIt was parked.',
  });
  await page.getByRole('button', { name: 'Submit claim' }).click();
  await expect(page.getByText('Claim Submitted', { exact: true })).toBeVisible();
  await expect(
    page.getByText('our server checked what you sent and kept nothing').first(),
  ).toBeVisible();
  await page.goto('/contact');
  await fill(page, 'Message to us', {
    Name: 'Dana',
    Email: 'dana@example.com',
    'Phone number': '213-555-0147',
    Message: 'Which documents do I need?',
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent', { exact: true })).toBeVisible();
  await page.goto('/signin');
  await fill(page, 'Dealer sign in', { 'Dealer ID': '7', Username: 'dana', Password: 'sesame' });
  await page
    .getByRole('form', { name: 'Dealer sign in' })
    .getByRole('button', { name: 'Sign In' })
    .click();
  const dealer = page.getByRole('form', { name: 'Dealer sign in' });
  await expect(dealer).toContainText('Login Unsuccessful');
  await expect(dealer).toContainText('Mismatch account/email and password.');
  await expect(dealer.getByLabel('Username')).toHaveValue('');
  expect(await milepost.mails()).toEqual(before);
  expectMessages(consoleMessages, refused);
});

test('while the mail service is away, a form keeps all but its secrets, and is sent once it is back', async ({
  page,
  milepost,
  consoleMessages,
}) => {
  await milepost.stopMailer();
  await page.goto('/dealers/payoff');
  await fill(page, 'Payoff quote request', { ...payoff, 'Full name': 'Robin Vale' });
  await page.getByRole('button', { name: 'Request payoff quote' }).click();
  await expect(
    page.getByText('There was an error submitting your request. Please try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Vale');
  await milepost.startMailer();
  await page.getByLabel('Last 4 digits of SSN').fill('0412');
  await page.getByRole('button', { name: 'Request payoff quote' }).click();
  await expect(page.getByText('Request Received', { exact: true })).toBeVisible();
  const mails = (await milepost.mails()).filter(({ text }) => text.includes('Robin Vale'));
  expect(mails).toHaveLength(1);
  expectMessages(consoleMessages, refused);
});

test('the calculator works out numbers as they are typed, and says which one to correct', async ({
  page,
}) => {
  await page.goto('/#calculator');
  const tool = page.locator('#calculator');
  const form = page.getByRole('form', { name: 'Auto Loan Calculator' });
  const show = async (numbers: Readonly<Record<string, string>>) => {
    await fill(page, 'Auto Loan Calculator', numbers);
    await form.getByRole('button', { name: 'Show my payment' }).click();
  };
  await show({ 'Vehicle price': '$30,000', APR: '5', 'Loan term': '60 months' });
  await expect(tool.getByText('$434.04').filter({ visible: true })).toBeVisible();
  await expect(form.getByLabel('Vehicle price')).toHaveValue('$30,000');
  expect(new URL(page.url()).hash).toBe('#calculator');
  await show({ 'Vehicle price': '120000 <b>' });
  const price = form.getByLabel('Vehicle price');
  await expect(price).toHaveValue('120000 <b>');
  await expect(price).toHaveAccessibleDescription(/must be \$5,000 to \$100,000/);
  await show({ 'Vehicle price': '5000' });
  await expect(price).toHaveValue('$5,000');
  await expect(form.getByLabel('Down payment')).toHaveValue('$5,000');
});
