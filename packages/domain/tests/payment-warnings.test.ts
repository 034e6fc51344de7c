import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostedPaymentRules } from '../src/forms/hosted-payment/rules.ts';
import { readPaymentAmount } from '../src/forms/payment/fields.ts';
import { paymentRules } from '../src/forms/payment/rules.ts';
import { paymentRulesWithoutCode } from '../src/forms/payment-without-code/rules.ts';

const today = new Date('2026-11-21T12:00:00');
const debit = {
  ...{ accountNumber: '1004588213', amount: '425', paymentMethod: 'debit' },
  ...{ cardNumber: '4388 5760 1841 0707', expiry: '08/29', cvv: '739' },
};
const ach = {
  ...{ accountNumber: '1004588213', amount: '425', paymentMethod: 'ach' },
  ...{ routingNumber: '021000021', bankAccountNumber: '000123456789' },
};
const warnings = (answers: object) =>
  paymentRules.warnings(answers, today).map(({ field, message }) => `${field}: ${message}`);

describe('readPaymentAmount', () => {
  const amountOf = (amount: string) => {
    const check = paymentRules.validate({ ...debit, amount });
    return check.ok ? check.value.amount : undefined;
  };

  test.each([
    ['425.50', 425.5],
    [' $1,234.50 ', 1_234.5],
    ['.01', 0.01],
    ['1e3', undefined],
    ['0x10', undefined],
    ['0.015', undefined],
    ['1,50', undefined],
    ['-5', undefined],
    ['0', undefined],
    ['', undefined],
  ])('reads "%s" as the rules do: %d', (typed, amount) => {
    expect(readPaymentAmount(typed)).toBe(amount);
    expect(amountOf(typed)).toBe(amount);
  });

  test('agrees with the rules on any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.stringMatching(/^[-+ $]{0,2}[0-9,.e]{1,9}[ e\u00a0\u200b]?$/),
    );
    fc.assert(
      fc.property(text, (typed) => {
        expect(readPaymentAmount(typed)).toBe(amountOf(typed));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('payment warnings', () => {
  test('are absent for an ordinary payment', () => {
    expect([...warnings(debit), ...warnings(ach)]).toEqual([]);
  });

  test.each([
    [
      { accountNumber: '4388 5760 1841 0707' },
      'accountNumber: This looks like a card number. Your loan account number is on your statement.',
    ],
    [{ amount: '5000.01' }, 'amount: This is more than $5,000. Please check it.'],
    [
      { cardNumber: '4388 5760 1841 0708' },
      'cardNumber: This card number does not look right. Please check it.',
    ],
    [{ expiry: '10/26' }, 'expiry: This date has passed. Please check it against your card.'],
    [
      { expiry: '01/47' },
      'expiry: Cards are rarely good for more than 20 years. Please check the year.',
    ],
    [{ cvv: '7396' }, 'cvv: Visa cards have a 3-digit code.'],
    [{ cardNumber: '378282246310005' }, 'cvv: American Express cards have a 4-digit code.'],
  ])('for a card: %o', (answers, message) => {
    expect(warnings({ ...debit, ...answers })).toEqual([message]);
  });

  test.each([
    [
      { routingNumber: '123456789' },
      'routingNumber: This is the sample number that is printed on many example checks.',
    ],
    [
      { routingNumber: '000000000' },
      'routingNumber: This is the sample number that is printed on many example checks.',
    ],
    [
      { routingNumber: '021000022' },
      'routingNumber: This routing number does not look right. Please check it.',
    ],
    [
      { bankAccountNumber: '021000021' },
      'bankAccountNumber: Your routing number and your bank account number are the same. Please check them.',
    ],
    [
      { bankAccountNumber: '123' },
      'bankAccountNumber: Bank account numbers are rarely shorter than 4 digits. Please check it.',
    ],
  ])('for a bank account: %o', (answers, message) => {
    expect(warnings({ ...ach, ...answers })).toEqual([message]);
  });

  test('are absent at the limits: $5,000, twenty years, an unknown brand, more digits than a card', () => {
    expect(warnings({ ...debit, accountNumber: '0'.repeat(17) })).toEqual([]);
    expect(warnings({ ...debit, amount: '5000' })).toEqual([]);
    expect(warnings({ ...debit, expiry: '12/46' })).toEqual([]);
    expect(warnings({ ...debit, cardNumber: '30569309025904', cvv: '7396' })).toEqual([]);
  });

  test('never block: 10,000 valid payments stay valid', () => {
    const digits = (min: number, max: number) =>
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
    const common = {
      accountNumber: digits(5, 20),
      amount: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => `${cents / 100}`),
    };
    const anyDebit = fc.record({
      ...common,
      paymentMethod: fc.constant('debit'),
      cardNumber: digits(1, 19),
      expiry: fc
        .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 10, max: 99 }))
        .map(([month, year]) => `${`${month}`.padStart(2, '0')}/${year}`),
      cvv: digits(3, 4),
    });
    const anyAch = fc.record({
      ...common,
      paymentMethod: fc.constant('ach'),
      routingNumber: digits(9, 9),
      bankAccountNumber: digits(1, 17),
    });
    let pointedOut = 0;
    fc.assert(
      fc.property(fc.oneof(anyDebit, anyAch), (payment) => {
        pointedOut += paymentRules.warnings(payment, today).length;
        expect(paymentRules.validate(payment).ok).toBe(true);
      }),
      { numRuns: 10_000 },
    );
    expect(pointedOut).toBeGreaterThan(10_000);
  });
});

test('the variants of the form warn as the payment form does about the fields that they have', () => {
  const warned = { ...debit, accountNumber: '4111111111111111', amount: '6000', expiry: '08/99' };
  const all = paymentRules.warnings({ ...warned, cardNumber: '4111', cvv: '7396' }, today);
  expect(all.map(({ field }) => field)).toEqual([
    'accountNumber',
    'amount',
    'cardNumber',
    'expiry',
    'cvv',
  ]);
  const { cvv: _, ...withoutCode } = warned;
  expect(paymentRulesWithoutCode.warnings({ ...withoutCode, cardNumber: '4111' }, today)).toEqual(
    all.slice(0, 4),
  );
  expect(paymentRulesWithoutCode.warnings(ach, today)).toEqual(paymentRules.warnings(ach, today));
  expect(hostedPaymentRules.warnings(warned, today)).toEqual(all.slice(0, 2));
});
