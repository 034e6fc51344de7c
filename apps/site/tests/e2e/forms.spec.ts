import { isReference, type ReferenceKind, reference } from '@milepost/domain/mail/reference';
import type { Locator, Page, Request } from '@playwright/test';
import { all, byText, containing, type English, locale, path as pathOf, t } from '../words.ts';
import {
  englishOnly,
  expect,
  expectMessages,
  expectToast,
  expectToFit,
  lookOf,
  looks,
  open,
  problemsOf,
  test,
  toastsOf,
  unanswered,
} from './milepost.ts';

/** A form as the specification describes it. */
interface FormCase {
  readonly path: string;
  /** The tab with the form, if there is one. */
  readonly tab?: English;
  readonly send: English;
  /** Answers by label. */
  readonly answers: Readonly<Partial<Record<English, string>>>;
  readonly answered: readonly [title: English, description: English];
  /** The messages of an empty form, in order. */
  readonly rules: readonly English[];
  /** Whether a toast reports the first broken rule too. */
  readonly isToldInToast?: boolean;
}

interface MailedCase extends FormCase {
  readonly sending: English;
  readonly failed: readonly [title: English, description: English];
  readonly subject: string;
  /** The first letter of its reference. */
  readonly kind: ReferenceKind;
  /** The heading of the receipt. */
  readonly receipt: English;
  /** The text that staff read, which is English in both editions, if it isn't the answer as typed. */
  readonly reads?: Readonly<Partial<Record<English, string>>>;
}

const securityCode = '7396';
/** The ids of requests and emails are random, and occasionally contain the digits of the code. */
const randomIds = /[\da-f-]{12,}/g;

const payment = {
  path: '/payment',
  send: 'Submit payment',
  sending: 'Processing...',
  subject: 'New Payment Submission',
  kind: 'P',
  receipt: 'Payment submitted',
  answered: ['Payment Processed', 'Your payment has been successfully submitted.'],
  failed: ['Submission Failed', 'There was an error submitting your payment. Please try again.'],
  isToldInToast: true,
} as const;

const mailed: Readonly<Record<string, MailedCase>> = {
  'a payoff request': {
    path: '/payoff',
    send: 'Request payoff quote',
    sending: 'Submitting...',
    subject: 'New Payoff Quote Request',
    kind: 'Q',
    receipt: 'Request received',
    answers: {
      'Account number': '10045 8821',
      'Full name': 'Dana Whitfield',
      'Last 4 digits of SSN': '0412',
      Email: 'dana@example.com',
      'Requested payoff date': '2026-12-31',
    },
    reads: { 'Requested payoff date': 'December 31, 2026' },
    answered: ['Request Received', 'Your payoff quote will be emailed to you within 24 hours.'],
    failed: ['Submission Failed', 'There was an error submitting your request. Please try again.'],
    rules: [
      'Account number is required',
      'Full name is required',
      'Enter last 4 digits of SSN',
      'Email is required',
      'Requested payoff date is required',
    ],
  },
  'a pre-qualification': {
    path: '/pre-qualify',
    send: 'Get Pre-Qualified',
    sending: 'Submitting...',
    subject: 'New Pre-Qualification Application - Dana Whitfield',
    kind: 'A',
    receipt: 'Application submitted',
    answers: {
      'First name': 'Dana',
      'Last name': 'Whitfield',
      Email: 'dana@example.com',
      'Phone number': '213-555-0147',
      'Last 4 digits of SSN': '0412',
      'Loan amount': '22000',
      'Employment status': 'selfemployed',
      'Monthly income': '3000-4000',
    },
    reads: {
      'Loan amount': '$22,000',
      'Employment status': 'Self-employed',
      'Monthly income': '$3,000 to $4,000',
    },
    answered: [
      'Application Submitted!',
      "We'll review your information and contact you within 24 hours.",
    ],
    failed: ['Error', 'Failed to submit application. Please try again.'],
    rules: [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Phone number must be at least 10 digits',
      'Enter last 4 digits of SSN',
      'Employment status is required',
      'Monthly income is required',
    ],
    isToldInToast: true,
  },
  'a payment by debit card': {
    ...payment,
    tab: 'Debit Card',
    answers: {
      'Account number': '10045 8821',
      'Payment amount': '425.00',
      'Card number': '4111 1111 1111 1111',
      'Expiration date': '08/29',
      'Security code': securityCode,
    },
    reads: {
      'Payment amount': '$425.00',
      'Card number': '4111111111111111',
      'Security code': 'Debit Card',
    },
    rules: [
      'Account number is required',
      'Payment amount is required',
      'Card number is required',
      'Expiration date is required',
      'Security code is required',
    ],
  },
  'a payment from a bank account': {
    ...payment,
    tab: 'ACH Transfer',
    answers: {
      'Account number': '10045 8821',
      'Payment amount': '425.50',
      'Routing number': '021000021',
      'Bank account number': '12345678901',
    },
    reads: { 'Payment amount': '$425.50' },
    rules: [
      'Account number is required',
      'Payment amount is required',
      'Routing number is required',
      'Bank account number is required',
    ],
  },
};

const unmailed: Readonly<Record<string, FormCase>> = {
  'an insurance claim': {
    path: '/insurance',
    send: 'Submit claim',
    answers: {
      'Account number': '10045 8821',
      'Full name': 'Dana Whitfield',
      'Phone number': '213-555-0147',
      Email: 'dana@example.com',
      'Date of incident': '2026-11-02',
      'Claim description': 'A tree fell on the hood.',
      'Insurance claim number': 'CL-99',
    },
    answered: [
      'Claim Submitted',
      "We've received your insurance claim and will contact you shortly.",
    ],
    rules: [
      'Account number is required',
      'Full name is required',
      'Phone number is required',
      'Email is required',
      'Date of incident is required',
      'Claim description is required',
    ],
  },
  'a message': {
    path: '/contact',
    send: 'Send message',
    answers: {
      Name: 'Dana Whitfield',
      Email: 'dana@example.com',
      'Phone number': '213-555-0147',
      Message: 'Which documents do I need?',
    },
    answered: [
      'Message Sent',
      "We've received your message and will respond within 1-2 business days.",
    ],
    rules: [
      'Name is required',
      'Invalid email address',
      'Phone number must be at least 10 digits',
      'Message must be at least 10 characters',
    ],
  },
  'a customer’s sign-in': {
    path: '/signin',
    tab: 'Customer',
    send: 'Sign In',
    answers: { 'Email or Account Number': 'dana@example.com', Password: 'open sesame' },
    answered: ['Login Unsuccessful', 'Mismatch account/email and password.'],
    rules: ['Email or account number is required', 'Password is required'],
  },
  'a dealer’s sign-in': {
    path: '/signin',
    tab: 'Dealer',
    send: 'Sign In',
    answers: { 'Dealer ID': 'D-100', Username: 'dana', Password: 'open sesame' },
    answered: ['Login Unsuccessful', 'Mismatch account/email and password.'],
    rules: ['Dealer ID is required', 'Username is required', 'Password is required'],
  },
};

/** Sign-in is only in English. */
const editionsOf = ({ path }: FormCase) => (path === '/signin' ? englishOnly : {});

/** What does not depend on a form’s words is tested in Spanish with one form. */
const oneInSpanish = (what: string) => (what === 'a payoff request' ? {} : englishOnly);

const every = Object.entries<FormCase>({ ...mailed, ...unmailed });

for (const [what, form] of Object.entries(mailed)) {
  test(`${what} shows that it is being sent, reaches staff complete, and empties its form`, async ({
    page,
    milepost,
  }) => {
    const calls = await holdMails(page);
    const open = await openForm(page, form);
    const before = (await milepost.mails()).length;
    await fill(open, form);
    await open.getByRole('button', { name: t(form.send) }).click();
    const button = open.getByRole('button', { name: t(form.sending) });
    await expect(button).toBeDisabled();
    await firstField(open).press('Enter');
    calls.release();
    await expectToast(page, ...all(form.answered));
    await expect(open).toHaveCount(0);

    const mails = await milepost.mails();
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.subject).toBe(form.subject);

    const receipt = page.getByRole('region', { name: t(form.receipt) });
    await expect(receipt.getByRole('heading', { name: t(form.receipt) })).toBeFocused();
    const reference = /[A-Z]-[\dA-Z]{5}-[\dA-Z]{5}/.exec((await receipt.textContent()) ?? '')?.[0];
    expect(isReference(reference ?? '')).toBe(true);
    expect(mails[0]?.text.split(/\r?\n/)).toContain(`Reference: ${reference}`);
    const digits = ((await receipt.textContent()) ?? '')
      .replace(reference ?? '', '')
      .match(/\d{5,}/g);
    expect(digits).toBeNull();
    await expect(receipt).not.toContainText(securityCode);
    await expectNothingStored(page, form);
    for (const [label, answer] of byText(form.answers)) {
      expect(mails[0]?.text).toContain(form.reads?.[label] ?? answer);
    }
    expect(calls.requests).toHaveLength(1);
    const everythingSent = JSON.stringify([calls.requests.map(sent), mails]);
    expect(everythingSent.replaceAll(randomIds, '')).not.toContain(securityCode);

    await startAgain(receipt);
    await expect(firstField(open)).toBeFocused();
    await expectEmpty(open, form);
  });

  test(`${what} that can't be delivered keeps its answers, and the next try is the same submission`, async ({
    page,
    milepost,
    consoleMessages,
  }) => {
    const keys: (string | undefined)[] = [];
    const bodies = new Set<string | null>();
    page.on('request', (request) => {
      if (!isCall(request)) return;
      keys.push(request.headers()['idempotency-key']);
      bodies.add(request.postData());
    });
    const open = await openForm(page, form);
    await fill(open, form);
    await milepost.stopMailer();
    await open.getByRole('button', { name: t(form.send) }).click();
    await expectToast(page, ...all(form.failed));
    await expectKept(open, form);
    await expectNothingStored(page, form);
    await expect(page.getByRole('region', { name: t(form.receipt) })).toHaveCount(0);

    await milepost.startMailer();
    const before = (await milepost.mails()).length;
    const nextDay = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await page.clock.setFixedTime(nextDay);
    await open.getByRole('button', { name: t(form.send) }).click();
    await expectToast(page, ...all(form.answered));
    expect(await milepost.mails()).toHaveLength(before + 1);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
    expect(bodies.size).toBe(1);
    const receipt = page.getByRole('region', { name: t(form.receipt) });
    await expect(receipt).toContainText(reference(keys[0] ?? '', form.kind));
    const [sentOn = '', date = ''] = await page.evaluate(
      (tag) =>
        (['short', 'long'] as const).map((month) =>
          new Date().toLocaleDateString(tag, { month, day: 'numeric', year: 'numeric' }),
        ),
      locale(),
    );
    await expect(receipt).toContainText(`${t('Sent')}${sentOn}, `);
    if (form.tab === 'ACH Transfer') {
      await expect(receipt).toContainText(t('On {date} I authorize', { date }));
    }
    expectMessages(consoleMessages, unanswered);
  });

  test(
    `${what} without a network keeps its answers`,
    oneInSpanish(what),
    async ({ page, context, consoleMessages }) => {
      const open = await openForm(page, form);
      // A form that reports broken rules has loaded all that it needs.
      await open.getByRole('button', { name: t(form.send) }).click();
      await expect(open.getByRole('region', { name: t('There is a problem') })).toBeVisible();
      await fill(open, form);
      await context.setOffline(true);
      await open.getByRole('button', { name: t(form.send) }).click();
      await expectToast(page, ...all(form.failed));
      await expectKept(open, form);
      expectMessages(consoleMessages, unanswered);
    },
  );
}

test('an email whose answer was lost is not sent twice', async ({
  page,
  milepost,
  consoleMessages,
}) => {
  const form = mailed['a pre-qualification'] as MailedCase;
  const open = await openForm(page, form);
  await fill(open, form);
  const before = (await milepost.mails()).length;
  let tries = 0;
  await page.route('**/send-email', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await open.getByRole('button', { name: t(form.send) }).click();
  await expectToast(page, ...all(form.answered));
  expect(tries).toBe(2);
  expect(await milepost.mails()).toHaveLength(before + 1);
  expectMessages(consoleMessages, unanswered);
});

test('a receipt is accessible, can be copied, and disappears with the page', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = mailed['a payment from a bank account'] as MailedCase;
  const open = await openForm(page, form);
  await fill(open, form);
  await open.getByRole('button', { name: t(form.send) }).click();
  const receipt = page.getByRole('region', { name: t(form.receipt) });
  await expect(receipt).toContainText(t('checking or savings account ending in 8901'));
  for (const look of looks) {
    expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
  }
  await expectToFit(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await receipt.getByRole('button', { name: t('Copy as text') }).click();
  await expect(receipt.locator('[aria-live]')).toHaveText(t('Copied.'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.startsWith(`${t('Payment submitted')}\n\n${t('Reference')}: P-`)).toBe(true);

  await page.reload();
  await expect(receipt).toHaveCount(0);
});

test(
  'a receipt’s code loads with the form’s rules, and all of it is reachable by keyboard',
  englishOnly,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const form = mailed['a payoff request'] as MailedCase;
    const open = await openForm(page, form);
    expect(scripts.join()).not.toMatch(/(?:Receipt|rules)-/);
    await firstField(open).focus();
    await expect.poll(() => scripts.join()).toMatch(/Receipt-/);
    expect(scripts.join()).toMatch(/\/rules-/);

    await fill(open, form);
    await open.getByRole('button', { name: t(form.send) }).focus();
    await page.keyboard.press('Enter');
    const receipt = page.getByRole('region', { name: t(form.receipt) });
    await expect(receipt.getByRole('heading', { name: t(form.receipt) })).toBeFocused();
    for (const name of ['Print or save as PDF', 'Copy as text', 'Ask for another quote'] as const) {
      await page.keyboard.press('Tab');
      await expect(receipt.getByRole('button', { name: t(name) })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(receipt.getByRole('link', { name: t('Make a Payment') })).toBeFocused();
  },
);

test('while a receipt is on the page, printing prints it, also by the browser’s own command', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-was-printed', '');
  });
  const form = mailed['a pre-qualification'] as MailedCase;
  const open = await openForm(page, form);
  await fill(open, form);
  await open.getByRole('button', { name: t(form.send) }).click();
  const receipt = page.getByRole('region', { name: t(form.receipt) });
  await expect(receipt).toBeVisible();
  const onPaper = page.locator('body > *').filter({ visible: true });
  const others = page
    .locator('main, header:not([data-printed] *), [role=region] > ol')
    .filter({ visible: true });
  await page.emulateMedia({ media: 'print' });
  await expect(onPaper).toHaveCount(1);
  for (const text of [
    'Application submitted',
    'Reference',
    'What happens next',
    'Printed',
  ] as const) {
    await expect(onPaper).toContainText(t(text));
  }
  await expect(onPaper).toContainText(/^Milepost Auto Finance/);
  await expect(others).toHaveCount(0);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'screen' });
  await receipt.getByRole('button', { name: t('Print or save as PDF') }).click();
  await expect(page.locator('[data-was-printed]')).toHaveCount(1);
  await page.getByRole('button', { name: t('Print this list') }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(onPaper).toHaveCount(1);
  await expect(onPaper).toContainText(t('Bring these to the dealer'));
  await expect(onPaper).not.toContainText(t('Application submitted'));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(onPaper).toContainText(t('Application submitted'));
  await expect(others).toHaveCount(0);
});

test('the outcome of a form replaces its previous message', async ({ page, consoleMessages }) => {
  const form = mailed['a payment by debit card'] as MailedCase;
  const open = await openForm(page, form);
  const button = open.getByRole('button', { name: t(form.send) });
  const toasts = toastsOf(page);
  await button.click();
  await expect(toasts).toContainText([t('Validation Error')]);
  await expect(toasts).toHaveCount(1);
  await fill(open, form);
  await page.route('**/send-email', (route) => route.abort());
  await button.click();
  await expect(toasts).toContainText([t(form.failed[0])], { timeout: 20_000 });
  await expect(toasts).toHaveCount(1);
  await page.unroute('**/send-email');
  await button.click();
  await expect(toasts).toContainText([t(form.answered[0])], { timeout: 20_000 });
  await expect(toasts).toHaveCount(1);
  expectMessages(consoleMessages, unanswered);
});

const unmailedFailure: FormCase['answered'] = [
  'Submission Failed',
  'There was an error submitting your message. Please try again.',
];

for (const [what, form] of every) {
  test(
    `${what} whose rules can’t be loaded fails with its toast, and keeps its answers`,
    oneInSpanish(what),
    async ({ page, consoleMessages }) => {
      const open = await openForm(page, form);
      await withoutRules(page);
      await fill(open, form);
      await open.getByRole('button', { name: t(form.send) }).click();
      const failures: Readonly<Record<string, FormCase['answered']>> = {
        '/insurance': unmailedFailure,
        '/contact': unmailedFailure,
        '/signin': form.answered,
      };
      await expectToast(page, ...all(mailed[what]?.failed ?? failures[form.path] ?? form.answered));
      await expectKept(open, form);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expectMessages(consoleMessages, unanswered);
    },
  );
}

for (const [what, form] of Object.entries(unmailed)) {
  test(`${what} is answered and emptied without a request`, editionsOf(form), async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    const open = await openForm(page, form);
    await fill(open, form);
    await expectNothingStored(page, form);
    await open.getByRole('button', { name: t(form.send) }).click();
    await expectToast(page, ...all(form.answered));
    expect(posts).toEqual([]);
    const copy = page.getByRole('region', { name: containing('Your copy of this') });
    if (form.path === '/signin') {
      await expect(copy).toHaveCount(0);
      return expectEmpty(open, form);
    }
    await expect(copy.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(copy).not.toContainText(
      new RegExp(`${t('Reference')}|${t('Sent')}|${t('What happens next')}`),
    );
    await startAgain(copy);
    await expectEmpty(open, form);
  });
}

for (const [what, form] of every) {
  test(
    `${what} left empty lists its broken rules, and stays accessible`,
    editionsOf(form),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const open = await openForm(page, form);
      await open.getByRole('button', { name: t(form.send) }).click();
      const summary = open.getByRole('region', { name: t('There is a problem') });
      const links = summary.getByRole('link');
      await expect(links).toHaveText(all(form.rules));
      await expect(summary).toBeFocused();
      await expect(open.getByRole('alert')).toHaveCount(0);
      await expect(open.locator('[aria-invalid=true]').first()).toHaveAccessibleDescription(
        containing(form.rules[0] as English),
      );
      if (form.isToldInToast)
        await expectToast(page, t('Validation Error'), t(form.rules[0] as English));
      else await expect(toastsOf(page)).toHaveCount(0);
      for (const look of looks) {
        expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
      }
      await links.last().click();
      await expect(open.locator('[aria-invalid=true]:focus, [data-invalid] :focus')).toHaveCount(1);
    },
  );
}

const tokens: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/payoff': { account: 'on', name: 'name', ssn: 'off', email: 'email', payoffDate: 'on' },
  '/pre-qualify': {
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    phone: 'tel',
    ssn: 'off',
    loanAmount: 'on',
    employmentStatus: 'on',
    monthlyIncome: 'on',
  },
  '/payment': {
    accountNumber: 'on',
    amount: 'on',
    cardNumber: 'cc-number',
    expiry: 'cc-exp',
    cvv: 'cc-csc',
    routingNumber: 'off',
    bankAccountNumber: 'off',
  },
  '/insurance': {
    accountNumber: 'on',
    name: 'name',
    phone: 'tel',
    email: 'email',
    incidentDate: 'on',
    description: 'on',
    claimNumber: 'on',
  },
  '/contact': { name: 'name', email: 'email', phone: 'tel', message: 'on' },
  '/signin': {
    account: 'username',
    password: 'current-password',
    dealerId: 'on',
    username: 'username',
  },
};

for (const [path, expected] of Object.entries(tokens)) {
  test(
    `the fields of ${path} have the autocomplete tokens of their answers`,
    englishOnly,
    async ({ page }) => {
      await open(page, path);
      const found = await page
        .locator('form :is(input, select, textarea):not([type=hidden]):is([name], #cvv)')
        .evaluateAll((fields) =>
          Object.fromEntries(
            fields.map((field) => [
              field.getAttribute('name') ?? field.id,
              field.getAttribute('autocomplete'),
            ]),
          ),
        );
      expect(found).toEqual(expected);
    },
  );
}

test(
  'dates, amount and lengths use the browser’s own controls, as the product requires',
  englishOnly,
  async ({ page }) => {
    const attributes = (names: readonly string[]) =>
      page
        .locator('form :is(input, textarea):is([name], #cvv):visible')
        .evaluateAll(
          (fields, wanted) =>
            Object.fromEntries(
              fields.map((field) => [
                field.getAttribute('name') ?? field.id,
                wanted.map((name) => field.getAttribute(name) ?? '-').join(' '),
              ]),
            ),
          names,
        );
    await open(page, '/payoff');
    expect(await attributes(['type', 'maxlength'])).toMatchObject({
      ssn: 'text 4',
      email: 'email -',
      payoffDate: 'date -',
    });
    await open(page, '/insurance');
    expect(await attributes(['type'])).toMatchObject({ incidentDate: 'date', phone: 'tel' });
    await open(page, '/payment');
    expect(await attributes(['type', 'maxlength', 'min', 'step'])).toMatchObject({
      amount: 'number - 0.01 0.01',
      cardNumber: 'text 19 - -',
      expiry: 'text 5 - -',
      cvv: 'text 4 - -',
    });
    await page.getByRole('tab', { name: t('ACH Transfer') }).click();
    expect(await attributes(['maxlength'])).toMatchObject({ bankAccountNumber: '17' });
  },
);

test(
  'the mouse wheel scrolls the page and does not change the amount',
  englishOnly,
  async ({ page }) => {
    await open(page, '/payment');
    const amount = page.getByLabel(t('Payment amount'));
    await amount.fill('425');
    await amount.hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await amount.press('Tab');
    await expect(amount).toHaveValue('425');
  },
);

async function openForm(page: Page, { path, tab }: FormCase): Promise<Locator> {
  await open(page, path);
  if (tab) await page.getByRole('tab', { name: t(tab) }).click();
  return page.locator('form:visible');
}

const firstField = (form: Locator) => form.locator('input:visible').first();

const fieldOf = (form: Locator, label: English) =>
  form
    .getByLabel(t(label), { exact: true })
    .or(form.getByLabel(`${t(label)} (${t('optional')})`, { exact: true }));

async function fill(form: Locator, { answers }: FormCase): Promise<void> {
  for (const [label, answer] of byText(answers)) {
    const field = await fieldNamed(form, label);
    if ((await field.evaluate((element) => element.localName)) === 'select') {
      await field.selectOption(answer);
    } else {
      await field.fill(answer);
    }
    if (label === 'Loan amount') await field.press('Tab');
  }
}

/** A slider's label names its handle as well; the text field of its value can be filled in. */
async function fieldNamed(form: Locator, label: English): Promise<Locator> {
  return label === 'Loan amount'
    ? form.getByRole('textbox', { name: t(label) })
    : fieldOf(form, label);
}

const shownAs = (label: English, answer: string) =>
  label === 'Loan amount' ? `$${Number(answer).toLocaleString('en-US')}` : answer;

async function expectKept(form: Locator, { answers }: FormCase): Promise<void> {
  for (const [label, answer] of byText(answers)) {
    await expect(await fieldNamed(form, label)).toHaveValue(shownAs(label, answer));
  }
}

async function expectEmpty(form: Locator, { answers }: FormCase): Promise<void> {
  for (const label of Object.keys(answers) as English[]) {
    const field = await fieldNamed(form, label);
    await expect(field).toHaveValue(label === 'Loan amount' ? '$15,000' : '');
  }
}

/** Puts a receipt away for another submission. */
const startAgain = (receipt: Locator) =>
  receipt.getByRole('button', { name: /another|otr[oa]/ }).click();

async function expectNothingStored(page: Page, { path, answers }: FormCase): Promise<void> {
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      await indexedDB.databases(),
    ]),
  );
  for (const answer of Object.values(answers)) expect(kept).not.toContain(answer);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathOf(path));
}

const isCall = (request: Request) => request.url().endsWith('/functions/v1/send-email');

const sent = (request: Request) => [request.url(), request.headers(), request.postData()];

/** Releases every script except those with the rules' sentences. */
const withoutRules = (page: Page) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const hasRules = (await response.text()).includes(t('characters or fewer'));
    await (hasRules ? route.abort() : route.fulfill({ response }));
  });

/** Holds the requests back until they are released, and records them. */
async function holdMails(page: Page) {
  const requests: Request[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/send-email', async (route) => {
    requests.push(route.request());
    await released;
    await route.continue();
  });
  return { requests, release: () => release() };
}
