import { describe, expect, test } from 'vitest';
import { lastDayToAsk, paymentAtScraRate, scraBlocks } from '../src/content/scra-helper.ts';
import { claimForm } from '../src/forms/claim.ts';
import { paymentForm } from '../src/forms/payment.ts';
import { payoffForm } from '../src/forms/payoff.ts';
import { receiptOf } from '../src/forms/receipt.ts';

describe('a receipt', () => {
  const debit = {
    accountNumber: '1004588213',
    amount: 425,
    paymentMethod: 'debit',
    cardNumber: '4388 5760 1841 0707',
    expiry: '08/27',
    cvv: '739',
  };

  test('of a payment shows four digits of its numbers and no security code', () => {
    expect(receiptOf(paymentForm, debit).map(({ label, text }) => [label, text])).toEqual([
      ['Account number', 'ending in 8213'],
      ['Payment amount', '$425.00'],
      ['Payment method', 'Debit Card'],
      ['Card number', 'Visa ending in 0707'],
    ]);
  });

  test('of a bank payment leaves the routing number out', () => {
    const ach = {
      ...{ accountNumber: '12345', amount: 0.5, paymentMethod: 'ach' },
      routingNumber: '021000021',
      bankAccountNumber: '000123456789',
    };
    expect(receiptOf(paymentForm, ach).map(({ text }) => text)).toEqual([
      'ending in 2345',
      '$0.50',
      'ACH Transfer',
      'ending in 6789',
    ]);
  });

  test('of a payoff request has no digit of the SSN, and its date written out', () => {
    const rows = receiptOf(payoffForm, {
      account: '1234',
      name: 'Dana Whitfield',
      ssn: '9876',
      email: 'dana@example.com',
      payoffDate: '2026-12-31',
    });
    expect(rows.map(({ text }) => text)).toEqual([
      'Entered, not shown',
      'Dana Whitfield',
      'dana@example.com',
      'December 31, 2026',
    ]);
  });

  test('of a claim keeps its words and line breaks, and leaves out what was not given', () => {
    const rows = receiptOf(claimForm, {
      phone: '(213) 555-0147',
      description: 'a\nb',
      claimNumber: '',
    });
    expect(rows.map(({ text }) => text)).toEqual(['ending in 0147', 'a\nb']);
  });
});

describe('the SCRA helper', () => {
  test.each([
    ['2026-11-21', '2027-05-20'],
    ['2027-09-01', '2028-02-28'],
    ['2028-02-29', '2028-08-27'],
  ])('after service that ended on %s, the last day to ask is %s', (ended, last) => {
    expect(lastDayToAsk(ended)).toBe(last);
  });

  test.each([
    [13_000, 18.5, 48, 385.28, 305.31, 79.97],
    [13_074.65, 6.99, 34, 425, 419.12, 5.88],
    [13_000, 6, 48, 305.31, 305.31, 0],
    [13_000, 5, 48, 299.38, 299.38, 0],
  ])('%d at %d percent with %d payments left', (balance, apr, months, now, lower, less) => {
    expect(paymentAtScraRate(balance, apr, months)).toEqual({ now, lower, less });
  });

  test('says when to ask, and to call once that day has passed', () => {
    const whenOf = (today: string) =>
      scraBlocks({ ended: 'yes', lastDay: '2026-11-21' }, today)[1]?.sentences[0];
    expect(whenOf('2027-05-20')).toBe(
      'You can ask through May 20, 2027, 180 days after service ended.',
    );
    expect(whenOf('2027-05-21')).toContain('has passed. Call us anyway');
  });

  test('every mix of answers has all blocks and a phone number, and never says no', () => {
    const whos = ['self', 'spouse', 'supporter', 'power-of-attorney', 'not-sure'] as const;
    const hows = ['active', 'reserves', 'guard', 'health-or-noaa', 'other'] as const;
    const loans = ['before', 'during', 'not-sure'] as const;
    const ends = [
      { ended: 'no' },
      { ended: 'not-sure' },
      { ended: 'yes', lastDay: '2026-11-01' },
      { ended: 'yes', lastDay: '2026-01-01' },
    ] as const;
    for (const who of whos)
      for (const how of hows)
        for (const loan of loans)
          for (const end of ends) {
            const blocks = scraBlocks({ who, how, loan, ...end }, '2026-11-21');
            const said = blocks.flatMap(({ sentences }) => sentences).join(' ');
            expect(blocks.map(({ id }) => id)).toEqual(['rate', 'when', 'car', 'send', 'next']);
            expect(said).toContain('(800) 555-0154');
            expect(said).not.toMatch(/not eligible|do not qualify|denied|refused/);
            expect(said.includes('You may qualify')).toBe(loan === 'before' && how !== 'other');
          }
  });
});
