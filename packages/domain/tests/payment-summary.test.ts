import { describe, expect, test } from 'vitest';
import { costOf } from '../src/content/fee-finder.ts';
import { paymentSummary } from '../src/content/payment-summary.ts';
import { noFeeText } from '../src/content/states.ts';
import { type PaymentWay, paymentWay } from '../src/facts/fees.ts';

describe('what a payment costs, before it is sent', () => {
  test.each([
    ['debit', 425, '$425.00', 'up to $5.00', '$430.00'],
    ['debit', 0.01, '$0.01', 'up to $5.00', '$5.01'],
    ['debit', 1_234.5, '$1,234.50', 'up to $5.00', '$1,239.50'],
    ['ach', 425.5, '$425.50', 'Free', '$425.50'],
    ['debit', 0, '$0.00', 'up to $5.00', '$5.00'],
    ['debit', Number.NaN, '$0.00', 'up to $5.00', '$5.00'],
    ['debit', -3, '$0.00', 'up to $5.00', '$5.00'],
  ] as const)('by %s, %d', (method, amount, payment, fee, total) => {
    const summary = paymentSummary(method, amount);
    expect(summary.rows.map(({ value }) => value)).toEqual([payment, fee]);
    expect(summary.total).toEqual({
      label: method === 'ach' ? 'You pay' : 'Most you pay',
      value: total,
    });
    expect(summary.announcement === '').toBe(!(amount > 0));
  });

  test('a fee that may be free says so once, and a bank account’s is free', () => {
    expect(paymentSummary('debit', 425).rows[1]?.note).toBe('Free in some states.');
    expect(paymentSummary('ach', 425).rows[1]?.note).toBeUndefined();
  });

  test('states that a lender fills in change the finder, the panel and the sentences of the cards', () => {
    const way: PaymentWay = { ...paymentWay('debit-online'), freeIn: ['OH', 'TX'] };
    const costIn = (state: 'OH' | 'NM') => paymentSummary('debit', 425, costOf(way, state));
    expect([costIn('OH').rows[1]?.value, costIn('OH').total.value]).toEqual(['Free', '$425.00']);
    expect([costIn('NM').rows[1]?.value, costIn('NM').total.value]).toEqual(['$5.00', '$430.00']);
    expect(noFeeText(way)).toBe('We do not charge this fee in Ohio and Texas.');
  });
});
