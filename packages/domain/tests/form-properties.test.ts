import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagePaths } from '../src/content/pages.ts';
import { claimForm } from '../src/forms/claim/form.ts';
import { claimReceipt } from '../src/forms/claim/receipt.ts';
import { contactForm } from '../src/forms/contact/form.ts';
import { contactReceipt } from '../src/forms/contact/receipt.ts';
import { contactRules } from '../src/forms/contact/rules.ts';
import { hostedPaymentForm } from '../src/forms/hosted-payment/form.ts';
import { hostedPaymentReceipt } from '../src/forms/hosted-payment/receipt.ts';
import { paymentForm } from '../src/forms/payment/form.ts';
import { paymentReceipt } from '../src/forms/payment/receipt.ts';
import { paymentRules } from '../src/forms/payment/rules.ts';
import { payoffForm } from '../src/forms/payoff/form.ts';
import { payoffReceipt } from '../src/forms/payoff/receipt.ts';
import { preQualifyForm } from '../src/forms/pre-qualify/form.ts';
import { preQualifyReceipt } from '../src/forms/pre-qualify/receipt.ts';
import { makeReceipt, receiptOf } from '../src/forms/receipt.ts';
import { customerSignInFields } from '../src/forms/sign-in/fields.ts';
import { looksLikeCardNumber } from '../src/input/bank.ts';

const today = new Date('2026-11-21T12:00:00');

describe('the domain of an email address', () => {
  const message = { name: 'Dana', phone: '2135550147', message: 'Please call me back.' };
  const isAccepted = (domain: string) =>
    contactRules.validate({ ...message, email: `dana@${domain}` }).ok;
  const isValidLabel = (label: string) =>
    label.length <= 63 && /^[a-zé5-]+$/.test(label) && !/^-|-$/.test(label);
  const characters = fc.constantFrom(...'aé5-_/');
  const label = fc.oneof(
    fc.string({ unit: characters, maxLength: 4 }),
    fc.string({ unit: fc.constantFrom('a', '-'), minLength: 61, maxLength: 65 }),
    fc.constantFrom('a', 'ab', 'example'),
  );

  test('has two or more labels of 1 to 63 letters, digits and inner hyphens', () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
        expect(isAccepted(labels.join('.'))).toBe(labels.length > 1 && labels.every(isValidLabel));
      }),
      { numRuns: 5_000 },
    );
  });
});

test('a form without warnings has none for any answers', () => {
  expect(contactRules.warnings({ name: 'Dana', email: 'dana@example.com' }, today)).toEqual([]);
});

describe('payment warnings', () => {
  const warned = (answers: object) =>
    paymentRules.warnings({ amount: '1', ...answers }, today).map(({ field }) => field);
  const separated = (digits: string) =>
    fc
      .array(fc.constantFrom('', '', ' ', '-', '#'), {
        minLength: digits.length + 1,
        maxLength: digits.length + 1,
      })
      .map((blanks) => blanks.map((blank, index) => blank + (digits[index] ?? '')).join(''));
  const number = fc
    .oneof(
      fc.constantFrom('4388576018410707', '378282246310005', '30569309025904', '4388576018402625'),
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 13, maxLength: 19 }),
    )
    .chain((digits) => fc.tuple(fc.constant(digits), separated(digits)))
    .filter(([, typed]) => typed.trim().length <= 20);

  test('say that a loan account number of 15 or 16 digits is a card number if its check digit is', () => {
    fc.assert(
      fc.property(number, ([digits, accountNumber]) => {
        const isCard = [15, 16].includes(digits.length) && looksLikeCardNumber(accountNumber);
        expect(warned({ accountNumber, paymentMethod: 'ach' })).toEqual(
          isCard ? ['accountNumber'] : [],
        );
      }),
      { numRuns: 5_000 },
    );
  });

  test('do not name a bank account number of four digits', () => {
    const ach = { accountNumber: '12345', paymentMethod: 'ach', routingNumber: '021000021' };
    expect(warned({ ...ach, bankAccountNumber: '1234' })).toEqual([]);
    expect(warned({ ...ach, bankAccountNumber: '123' })).toEqual(['bankAccountNumber']);
  });
});

describe('a receipt', () => {
  const on = '2026-11-21';
  const sent = { reference: 'P-QQDNN-ND7C2', at: today };
  const person = { name: 'Dana', email: 'dana@example.com', phone: '2135550147' };
  const account = { accountNumber: '1004588213', amount: 425 };
  const debit = {
    paymentMethod: 'debit',
    cardNumber: '4388576018410707',
    expiry: '08/29',
  } as const;
  const application = {
    ...{ ...person, firstName: 'Dana', lastName: 'Whitfield', ssn: '0123', loanAmount: 15_000 },
    ...({ employmentStatus: 'employed', monthlyIncome: '5000+' } as const),
  };
  const payoff = { ...person, account: '1004588213', ssn: '0123', payoffDate: '2026-12-31' };
  const claim = { description: 'A deer.', claimNumber: '', incidentDate: '2026-11-02' };

  test.each([
    ['payoff', 'December 31, 2026', () => makeReceipt(payoffForm, payoffReceipt, payoff, on, sent)],
    [
      'pre-qualify',
      '$15,000.00',
      () => makeReceipt(preQualifyForm, preQualifyReceipt, application, on, sent),
    ],
    [
      'payment',
      '$425.00',
      () => makeReceipt(paymentForm, paymentReceipt, { ...account, ...debit }, on, sent),
    ],
    [
      'hosted payment',
      '$425.00',
      () => makeReceipt(hostedPaymentForm, hostedPaymentReceipt, account, on, sent),
    ],
    [
      'claim',
      undefined,
      () =>
        makeReceipt(
          claimForm,
          claimReceipt,
          { ...person, ...claim, accountNumber: account.accountNumber },
          on,
          sent,
        ),
    ],
    [
      'contact',
      undefined,
      () =>
        makeReceipt(contactForm, contactReceipt, { ...person, message: 'Please call.' }, on, sent),
    ],
  ])('of the form %s has its words, its lead and links to pages', (_, lead, make) => {
    const receipt = make();
    expect(receipt.lead?.text).toBe(lead);
    const texts = [receipt.heading, receipt.again, ...receipt.steps, ...receipt.notes];
    for (const text of texts) expect(text).toMatch(/^\p{Lu}/u);
    expect(receipt.steps).not.toEqual([]);
    expect(receipt.links).not.toEqual([]);
    for (const { text, to } of receipt.links) {
      expect(text).toMatch(/^\p{Lu}/u);
      expect(pagePaths).toContain(to);
    }
    for (const { label, text } of receipt.rows) expect(label && text).toBeTruthy();
  });

  test('of a card payment has no permission to debit a bank account', () => {
    const payment = { ...account, ...debit };
    const { notes } = makeReceipt(paymentForm, paymentReceipt, payment, on, sent);
    expect(notes.join()).not.toContain('Keep this copy');
  });

  test('has no row for a password', () => {
    const fields = customerSignInFields;
    expect(receiptOf({ fields }, { account: '1004588213', password: 'secret' })).toEqual([
      { field: 'account', label: expect.any(String), text: 'Ending in 8213' },
    ]);
  });

  test('calls a card of an unknown brand a card, and shows an unknown choice as it is', () => {
    const fields = [
      { name: 'cardNumber', label: 'Card', control: 'text', autoComplete: 'off', isRequired: true },
      ...preQualifyForm.fields,
    ] as const;
    const value = { cardNumber: '9999999999990000', employmentStatus: 'unknown' };
    const texts = receiptOf({ fields }, value).map(({ text }) => text);
    expect(texts).toEqual(['Card ending in 0000', 'unknown']);
  });
});
