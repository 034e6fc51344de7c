import { describe, expect, test } from 'vitest';
import { noFeeText } from '../src/content/states.ts';
import { type PaymentWay, paymentWay } from '../src/facts/fees.ts';
import { paymentForm } from '../src/forms/payment/form.ts';
import { type Cost, costOf } from '../src/tools/fee-finder.ts';
import { paymentSummary } from '../src/tools/payment-summary.ts';

describe('the cost of a payment, before it is sent', () => {
  test.each([
    ['debit', 425, '$425.00', '$5.00', '$430.00'],
    ['debit', 0.01, '$0.01', '$5.00', '$5.01'],
    ['debit', 1_234.5, '$1,234.50', '$5.00', '$1,239.50'],
    ['ach', 425.5, '$425.50', 'Free', '$425.50'],
  ] as const)('by %s, %d', (method, amount, payment, fee, total) => {
    const summary = paymentSummary(method, amount);
    expect(summary.rows.map(({ value }) => value)).toEqual([payment, fee]);
    expect(summary.total).toEqual({
      label: method === 'ach' ? 'You pay' : 'The most you’ll pay',
      value: total,
    });
    expect(summary.announcement).toBe(`${summary.total?.label}: ${total}.`);
  });

  test.each([0, Number.NaN, -3])('shows the fee alone for an amount of %d', (amount) => {
    const { rows, total, announcement } = paymentSummary('debit', amount);
    expect(rows.map(({ value }) => value)).toEqual(['$5.00']);
    expect([total, announcement]).toEqual([undefined, '']);
  });

  test('a fee that may be waived is shown once as such, and a bank account’s is free', () => {
    expect(paymentSummary('debit', 425).rows[1]?.note).toBe('Free in some states.');
    expect(paymentSummary('ach', 425).rows[1]?.note).toBeUndefined();
  });

  test('states that a lender fills in change the finder, the panel and the sentences of the cards', () => {
    const way: PaymentWay = { ...paymentWay('debit-online'), freeIn: ['OH', 'TX'] };
    const costIn = (state: 'OH' | 'NM') => paymentSummary('debit', 425, costOf(way, state));
    expect([costIn('OH').rows[1]?.value, costIn('OH').total?.value]).toEqual(['Free', '$425.00']);
    expect([costIn('NM').rows[1]?.value, costIn('NM').total?.value]).toEqual(['$5.00', '$430.00']);
    expect(noFeeText(way)).toBe('We do not charge this fee in Ohio and Texas.');
  });
});

test.each<Cost | undefined>([
  undefined,
  { kind: 'free', because: 'state' },
  { kind: 'fee', fee: 3.5 },
  { kind: 'maybe', upTo: 5 },
])('the email and the receipt of a payment repeat the fee on the page: %o', async (cost) => {
  const fee = paymentSummary('debit', 425, cost).rows[1]?.value ?? '';
  const payment = {
    accountNumber: '100458821',
    amount: 425,
    paymentMethod: 'debit',
    cardNumber: '4111111111111111',
    expiry: '08/27',
    cvv: '123',
  } as const;
  const mailOf = await paymentForm.mail();
  const { next } = await paymentForm.receipt();
  expect(mailOf(payment, new Date(), cost).html).toContain(`Fee shown to the customer: ${fee}.`);
  const [row] = next(payment, '2026-11-21', cost).rows ?? [];
  expect(row?.text.split(' (')[0]).toBe(fee);
});
