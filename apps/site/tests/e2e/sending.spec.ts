import type { Page } from '@playwright/test';
import {
  expect,
  expectMessages,
  expectToast,
  hold,
  holdScripts,
  hydrated,
  open,
  test,
  unanswered,
} from './milepost.ts';

const payoff = {
  'Account number': '10045 8821',
  'Full name': 'Dana Whitfield',
  'Last 4 digits of SSN': '0412',
  Email: 'dana@example.com',
  'Requested payoff date': '2026-12-31',
};
const debit = {
  'Account number': '10045 8821',
  'Payment amount': '425',
  'Card number': '4111 1111 1111 1111',
  'Expiration date': '08/29',
  'Security code': '7396',
};
const ach = { 'Routing number': '021000021', 'Bank account number': '12345678901' };
const claimDescription = 'A tree fell on the hood while the car was parked.';

test('a form cannot be changed while it is being sent, and keeps the focus', async ({ page }) => {
  const release = await holdMails(page);
  for (const [path, answers] of [
    ['/payoff', payoff],
    ['/pre-qualify', { 'First name': 'Dana' }],
  ] as const) {
    await open(page, path);
    await fill(page, answers);
  }
  await page.getByLabel('Last name').fill('Whitfield');
  await page.getByLabel('Email').fill('dana@example.com');
  await page.getByLabel('Phone number').fill('213-555-0147');
  await page.getByLabel('Last 4 digits of SSN').fill('0412');
  await page.getByLabel('Employment status').selectOption('employed');
  await page.getByLabel('Monthly income').selectOption('5000+');
  await page.getByLabel('Last name').press('Enter');
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByLabel('Last name')).toBeFocused();
  const before = await valuesOf(page);
  await page.keyboard.type('X');
  for (const name of ['Employment status', 'Loan amount'] as const) {
    await page.getByLabel(name).first().focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
  }
  await page.getByRole('slider').focus();
  await page.keyboard.press('End');
  expect(await valuesOf(page)).toEqual(before);
  release();
  await expectToast(page, 'Application Submitted!');
  await page.getByRole('button', { name: 'Send another application' }).click();
  await page.getByLabel('Last name').fill('Next');
  await expect(page.getByLabel('Last name')).toHaveValue('Next');
});

test('a form left while it is being sent shows its state and its receipt on return', async ({
  page,
  milepost,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send-email')) calls.push(request.url());
  });
  const release = await holdMails(page);
  await open(page, '/payoff');
  await fill(page, payoff);
  await page.getByRole('button', { name: 'Request payoff quote' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await leave(page);
  await page.goBack();
  const pending = page.getByRole('button', { name: 'Submitting...' });
  await expect(pending).toBeDisabled();
  await page.getByLabel('Full name').press('Enter');
  await leave(page);
  release();
  const toast = await expectToast(page, 'Request Received');
  await expect(toast).toContainText('Your payoff quote will be emailed to you within 24 hours.');
  await toast.getByRole('button', { name: /Request a Payoff Quote|Payoff/ }).click();
  const receipt = page.getByRole('region', { name: 'Request received' });
  await expect(receipt).toContainText(/Q-[\dA-Z]{5}-[\dA-Z]{5}/);
  await receipt.getByRole('button', { name: 'Ask for another quote' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Request payoff quote' })).toBeEnabled();
  expect(calls).toHaveLength(1);
  expect((await milepost.mails())[0]?.subject).toBe('New Payoff Quote Request');
});

test('a form whose submission fails on another page says which form failed', async ({
  page,
  consoleMessages,
}) => {
  const release = await holdMails(page, 'abort');
  await open(page, '/payment');
  await fill(page, debit);
  await page.getByRole('button', { name: 'Submit payment' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await leave(page);
  release();
  const toast = await expectToast(page, 'Submission Failed');
  await toast.getByRole('button', { name: /Make a Payment/ }).click();
  await expect(page.getByLabel('Payment amount')).toHaveValue('425');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Submit payment' })).toBeEnabled();
  expectMessages(consoleMessages, unanswered);
});

test('the fields of the other payment method keep their text, and are not checked, sent or cleared', async ({
  page,
  milepost,
}) => {
  await open(page, '/payment');
  await fill(page, debit);
  await page.getByRole('tab', { name: 'ACH Transfer' }).click();
  await page.getByLabel('Routing number').fill('02100');
  await page.getByRole('tab', { name: 'Debit Card' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await expect(page.getByLabel('Security code')).toHaveValue('7396');
  await page.getByRole('button', { name: 'Submit payment' }).click();
  await expectToast(page, 'Payment Processed');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  expect((await milepost.mails())[0]?.text).not.toContain('02100');
  await page.getByRole('button', { name: 'Make another payment' }).click();
  await page.getByRole('tab', { name: 'ACH Transfer' }).click();
  await expect(page.getByLabel('Routing number')).toHaveValue('02100');
  await page.getByLabel('Routing number').fill('0210');
  await page.getByRole('button', { name: 'Submit payment' }).click();
  await expect(
    page.getByRole('region', { name: 'There is a problem' }).getByRole('link'),
  ).toHaveText([
    'Account number is required',
    'Payment amount is required',
    'Routing number must be 9 digits',
    'Bank account number is required',
  ]);
});

test('two clicks in one task send one request', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send-email')) calls.push(request.url());
  });
  await open(page, '/payoff');
  await fill(page, payoff);
  await page
    .getByRole('button', { name: 'Request payoff quote' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expectToast(page, 'Request Received');
  expect(calls).toHaveLength(1);
});

for (const [path, name, title] of [
  ['/signin', 'Sign In', 'Login Unsuccessful'],
  ['/contact', 'Send message', 'Message Sent'],
] as const) {
  test(`a double click on ${name} keeps the outcome of its first click`, async ({ page }) => {
    await open(page, path);
    const answers =
      path === '/signin'
        ? { 'Email or Account Number': 'dana@example.com', Password: 'open sesame' }
        : {
            Name: 'Dana',
            Email: 'dana@example.com',
            'Phone number': '213-555-0147',
            Message: 'Which documents do I need?',
          };
    await fill(page, answers);
    await page.getByRole('button', { name, exact: true }).dblclick();
    await expectToast(page, title);
    await expect(page.getByRole('region', { name: 'There is a problem' })).toHaveCount(0);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  });
}

test('a reload during a payment asks first, and the same answers keep their key', async ({
  page,
  consoleMessages,
}) => {
  const keys: (string | undefined)[] = [];
  const bodies = new Set<string | null>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/send-email')) return;
    keys.push(request.headers()['idempotency-key']);
    bodies.add(request.postData());
  });
  const release = await holdMails(page);
  await open(page, '/payment');
  await fill(page, debit);
  await page.getByRole('button', { name: 'Submit payment' }).click();
  await expect.poll(() => keys.length).toBe(1);
  const question = page.waitForEvent('dialog');
  const isReloaded = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await isReloaded;
  await hydrated(page);
  // The digits of an amount may be in a hash by chance, so the test knows everything that is stored.
  const { attempts = '', ...others } = await page.evaluate(
    (): Record<string, string> => ({ ...sessionStorage, ...localStorage }),
  );
  const hex = (digits: number) => expect.stringMatching(new RegExp(`^[\\da-f]{${digits}}$`));
  expect(JSON.parse(attempts)).toEqual([
    ['payment', { key: hex(32), fingerprint: hex(64), begunAt: expect.any(Number) }],
  ]);
  expect(Object.keys(others)).toEqual([expect.stringMatching(/^tsr-scroll-restoration/)]);
  await page.clock.setFixedTime(Date.now() + 60 * 60 * 1000);
  await fill(page, debit);
  await page.getByRole('button', { name: 'Submit payment' }).click();
  await expect.poll(() => keys.length).toBe(2);
  release();
  await expectToast(page, 'Payment Processed');
  expect(new Set(keys).size).toBe(1);
  expect(bodies.size).toBe(1);
  const questions: string[] = [];
  page.on('dialog', (asked) => {
    questions.push(asked.type());
    void asked.accept();
  });
  await page.goto('/faq');
  expect(questions, 'after the payment').toEqual([]);
  expect(await page.evaluate(() => ({ ...sessionStorage, ...localStorage }))).not.toHaveProperty(
    'attempts',
  );
  expectMessages(
    consoleMessages,
    /Blocked attempt to show a 'beforeunload'|^Failed to load resource/,
  );
});

test('a payment is sent without a secure context too', async ({ page, milepost }) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined });
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  });
  await open(page, '/payment');
  await page.getByRole('tab', { name: 'ACH Transfer' }).click();
  await fill(page, { 'Account number': '10045 8821', 'Payment amount': '425', ...ach });
  await page.getByRole('button', { name: 'Submit payment' }).click();
  await expectToast(page, 'Payment Processed');
  expect((await milepost.mails())[0]?.text).toContain('021000021');
});

test('each form has its own name', async ({ page }) => {
  for (const path of ['/payment', '/payoff', '/pre-qualify', '/insurance', '/contact', '/signin']) {
    await open(page, path);
    const names = await page
      .getByRole('form', { includeHidden: true })
      .evaluateAll((forms) => forms.map((form) => form.getAttribute('aria-label')));
    expect.soft(names, path).toHaveLength(await page.locator('form').count());
    expect.soft(new Set(names).size, path).toBe(names.length);
  }
});

for (const hasCache of [false, true]) {
  test(`return from another site ${hasCache ? 'with' : 'without'} the page cache restores harmless text and no secret`, async ({
    page,
    milepost,
  }) => {
    if (!hasCache) {
      await page.addInitScript(() => {
        // A page with a held lock is not put in the back/forward cache.
        void navigator.locks?.request('no-cache', () => new Promise(() => {}));
      });
    }
    const comeBackFrom = async (address: string) => {
      // Chromium saves what is in a page each second. What was typed since, it may lose on a busy machine.
      await page.waitForTimeout(2000);
      await page.goto(address);
      await page.goBack();
      await hydrated(page);
    };
    await open(page, '/payment');
    await fill(page, debit);
    await page.getByRole('tab', { name: 'ACH Transfer' }).click();
    await fill(page, ach);
    await comeBackFrom(milepost.inbox);
    await expect(page.locator('[name=accountNumber]')).toHaveValue('10045 8821');
    await expect(page.locator('[name=amount]')).toHaveValue('425');
    for (const secret of ['cardNumber', 'expiry', 'cvv', 'routingNumber', 'bankAccountNumber']) {
      await expect(page.locator(`[name=${secret}], #${secret}`)).toHaveValue('');
    }

    await open(page, '/insurance');
    await page.getByLabel('Claim description').fill(claimDescription);
    await page.getByLabel('Date of incident').fill('2026-11-02');
    await page.getByLabel('Account number').fill('10045 8821');
    await comeBackFrom(milepost.inbox);
    await expect(page.getByLabel('Claim description')).toHaveValue(claimDescription);
    await expect(page.getByLabel('Date of incident')).toHaveValue('2026-11-02');
    await expect(page.getByLabel('Account number')).toHaveValue('10045 8821');
  });
}

test('a secret in a field is never part of the state that a browser saves', async ({ page }) => {
  await open(page, '/payment');
  for (const name of ['Card number', 'Expiration date', 'Security code']) {
    const field = page.getByLabel(name);
    await expect(field).toHaveAttribute('autocomplete', /^cc-/);
    await field.fill('1');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await field.fill('');
    await expect(field).toHaveAttribute('autocomplete', /^cc-/);
  }
});

const sentAnyway = /You can send this form anyway/;

for (const [what, pattern] of [
  ['every script is', '**/*.js'],
  ['the entry script alone is', /\/assets\/(?:client|index|entry)[^/]*\.js$/],
] as const) {
  test(`a form says that it can be sent without scripts when ${what} blocked, and is mailed`, async ({
    page,
    milepost,
    consoleMessages,
  }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto('/payoff');
    const warning = page.getByRole('main').getByText(sentAnyway);
    await expect(warning).toBeVisible();
    await expect(
      warning.getByRole('link', { name: 'use the page without scripts' }),
    ).toHaveAttribute('href', '/payoff?scripts=off');
    const account = page.getByLabel('Account number', { exact: true });
    const field = await account.boundingBox();
    const words = await warning.boundingBox();
    expect(words?.y).toBeLessThan(field?.y ?? 0);
    await account.fill('10045 8821');
    await page.getByLabel('Full name').fill(what);
    await page.getByLabel('Last 4 digits of SSN').fill('0412');
    await page.getByLabel('Email', { exact: true }).fill('dana@example.com');
    await page.getByLabel('Requested payoff date').fill('2026-12-31');
    await page.getByRole('button', { name: 'Request payoff quote' }).click();
    await expect(page.getByText('Request Received', { exact: true })).toBeVisible();
    const mails = await milepost.mails();
    expect(mails.filter(({ text }) => text.includes(what))).toHaveLength(1);
    expectMessages(consoleMessages, unanswered);
  });
}

for (const [what, lateness] of [
  ['takes ten seconds', 'slow'],
  ['then fails', 'failed'],
] as const) {
  test(`a form sent before its script, which ${what}, is mailed once`, async ({
    page,
    milepost,
    consoleMessages,
  }) => {
    await page.clock.install();
    let end = () => {};
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await isOver;
      await (lateness === 'failed' ? route.abort() : route.continue()).catch(() => {});
    });
    await page.goto('/payoff', { waitUntil: 'commit' });
    await fill(page, { ...payoff, 'Full name': `Dana ${lateness}` });
    await page.getByRole('button', { name: 'Request payoff quote' }).click();
    if (lateness === 'failed') end();
    else await page.clock.runFor(10_500);
    await expect(page.getByText('Request Received', { exact: true })).toBeVisible();
    await expect(page.locator('script')).toHaveCount(0);
    end();
    const mails = (await milepost.mails()).filter(({ text }) => text.includes(`Dana ${lateness}`));
    expect(mails).toHaveLength(1);
    expectMessages(consoleMessages, unanswered);
  });
}

test('a form whose script takes ten seconds reports it until the script arrives', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto('/payoff', { waitUntil: 'commit' });
  const warning = page.getByText(sentAnyway);
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.clock.runFor(9_000);
  await expect(warning).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(warning).toBeVisible();
  release();
  await page.clock.resume();
  await expect(warning).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toHaveValue('Dana Whitfield');
});

async function fill(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await page.getByLabel(label, { exact: true }).filter({ visible: true }).fill(answer);
  }
}

const valuesOf = (page: Page) =>
  page
    .locator('form :is(input, select, textarea)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

async function leave(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
}

const holdMails = (page: Page, end?: 'continue' | 'abort') => hold(page, '**/send-email', end);
