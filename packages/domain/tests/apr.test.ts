import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AprTerms,
  annualPercentageRate,
  aprWithFees,
  firstMonthlyPeriod,
} from '../src/loan/apr.ts';
import { monthlyPayment } from '../src/loan/index.ts';

const times = (count: number, payment: number) => Array<number>(count).fill(payment);
const percent = (terms: AprTerms) => annualPercentageRate(terms).toFixed(2);

// Examples of loans with one advance from Regulation Z (12 CFR 1026), appendix J, (c).
test.each<readonly [example: string, terms: AprTerms, apr: string]>([
  ['(1)(i) monthly', { amountFinanced: 5_000, payments: times(24, 230) }, '9.69'],
  [
    '(1)(ii) monthly, long first period',
    {
      amountFinanced: 6_000,
      payments: times(36, 200),
      firstPeriod: { whole: 1, fraction: 19 / 30 },
    },
    '11.82',
  ],
  [
    '(1)(iii) twice a month, short first period',
    {
      amountFinanced: 5_000,
      payments: times(24, 219.17),
      perYear: 24,
      firstPeriod: { whole: 0, fraction: 6 / 15 },
    },
    '10.34',
  ],
  [
    '(1)(iv) quarterly, long first period',
    {
      amountFinanced: 10_000,
      payments: times(40, 385),
      perYear: 4,
      firstPeriod: { whole: 1, fraction: 39 / 90 },
    },
    '8.97',
  ],
  [
    '(1)(v) weekly, long first period',
    {
      amountFinanced: 500,
      payments: times(30, 17.6),
      perYear: 52,
      firstPeriod: { whole: 4, fraction: 4 / 7 },
    },
    '14.96',
  ],
  [
    '(2)(i) monthly, odd first payment',
    { amountFinanced: 5_000, payments: [250, ...times(23, 230)] },
    '10.08',
  ],
  [
    '(2)(ii) every four weeks, long first period, odd first payment',
    {
      amountFinanced: 400,
      payments: [39.5, ...times(11, 38.31)],
      perYear: 13,
      firstPeriod: { whole: 1, fraction: 5 / 28 },
    },
    '28.50',
  ],
  [
    '(3)(i) monthly, odd last payment',
    { amountFinanced: 5_000, payments: [...times(23, 230), 280] },
    '10.50',
  ],
  [
    '(3)(ii) every two weeks, short first period, odd last payment',
    {
      amountFinanced: 200,
      payments: [...times(19, 9.5), 30],
      perYear: 26,
      firstPeriod: { whole: 0, fraction: 8 / 14 },
    },
    '12.22',
  ],
  [
    '(4)(i) monthly, odd first and last payment',
    { amountFinanced: 5_000, payments: [250, ...times(22, 230), 280] },
    '10.90',
  ],
  [
    '(4)(ii) every two months, short first period, odd first and last payment',
    {
      amountFinanced: 8_000,
      payments: [449.36, ...times(18, 465), 200],
      perYear: 6,
      firstPeriod: { whole: 0, fraction: 52 / 60 },
    },
    '7.30',
  ],
  [
    '(5)(i) one payment after 255 days',
    { amountFinanced: 1_000, payments: [1_080], perYear: 365 / 255 },
    '11.45',
  ],
  [
    '(5)(ii) one payment after six months',
    { amountFinanced: 1_000, payments: [1_044], perYear: 2 },
    '8.80',
  ],
  [
    '(5)(iii) one payment after one year and a half',
    {
      amountFinanced: 1_000,
      payments: [1_135.19],
      perYear: 1,
      firstPeriod: { whole: 1, fraction: 0.5 },
    },
    '8.76',
  ],
  [
    '(5)(iv) one payment after two years',
    {
      amountFinanced: 1_000,
      payments: [1_240],
      perYear: 1,
      firstPeriod: { whole: 2, fraction: 0 },
    },
    '11.36',
  ],
])('annualPercentageRate agrees with appendix J, example %s', (_, terms, apr) => {
  expect(percent(terms)).toBe(apr);
});

test('annualPercentageRate is 0 for payments that come to the amount financed, as added in binary', () => {
  // 0.1 added ten times is 0.9999999999999999.
  expect(annualPercentageRate({ amountFinanced: 1, payments: times(10, 0.1) })).toBe(0);
  expect(annualPercentageRate({ amountFinanced: 3_600, payments: times(72, 50) })).toBe(0);
});

test.each([
  ['1978-01-10', '1978-02-10', 1, 0],
  ['1978-02-10', '1978-04-01', 1, 19],
  ['1978-05-23', '1978-10-01', 4, 9],
  ['2026-01-31', '2026-02-28', 0, 28],
  ['2026-01-31', '2026-03-31', 2, 0],
  ['2026-11-25', '2026-12-01', 0, 6],
] as const)('firstMonthlyPeriod from %s to %s: %d months and %d days', (from, to, whole, days) => {
  expect(firstMonthlyPeriod(from, to)).toEqual({ whole, fraction: days / 30 });
});

test('annualPercentageRate returns the rate of a loan without fees and with a regular first period', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 100_000 }),
      fc.integer({ min: 1, max: 2_500 }),
      fc.integer({ min: 6, max: 84 }),
      (principal, hundredths, months) => {
        const apr = hundredths / 100;
        const payments = times(months, monthlyPayment({ principal, apr, months }));
        expect(annualPercentageRate({ amountFinanced: principal, payments })).toBeCloseTo(apr, 6);
      },
    ),
  );
});

test('annualPercentageRate adds a prepaid finance charge: 20,800 at 8% for 72 months', () => {
  const payments = times(72, monthlyPayment({ principal: 20_800, apr: 8, months: 72 }));
  expect(percent({ amountFinanced: 20_000, payments })).toBe('9.42');
});

describe('aprWithFees', () => {
  const loan = { principal: 20_800, apr: 8, months: 72 };

  test('counts the fees of a lender as finance charges, and no fees as the rate itself', () => {
    expect(aprWithFees(loan, 800)?.toFixed(2)).toBe('9.42');
    expect(aprWithFees({ ...loan, apr: 8.125 }, 0)).toBe(8.125);
    expect(aprWithFees({ ...loan, apr: 0 }, 800)?.toFixed(2)).toBe('1.30');
  });

  test('never is below the rate, and never throws for a loan of the calculator', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: 0, max: 25_000 }),
        fc.integer({ min: 12, max: 84 }),
        (principal, fees, apr, months) => {
          const loan = { principal: principal / 100, apr: apr / 1_000, months };
          const found = aprWithFees(loan, fees / 100);
          // Cents matter only for a loan of a few dollars.
          if (found !== undefined && principal > 100_000) {
            expect(found).toBeGreaterThan(loan.apr - 0.01);
          }
        },
      ),
    );
  });

  test('is undefined if the fees leave nothing, or less than a payment', () => {
    expect(aprWithFees(loan, 20_800)).toBeUndefined();
    expect(aprWithFees(loan, 30_000)).toBeUndefined();
    expect(aprWithFees(loan, 20_500)).toBeUndefined();
    expect(aprWithFees({ ...loan, principal: 0 }, 0)).toBeUndefined();
  });
});

describe('annualPercentageRate refuses', () => {
  test.each<readonly [what: string, terms: AprTerms]>([
    ['no payment', { amountFinanced: 1, payments: [] }],
    ['payments below the amount', { amountFinanced: 100, payments: [50, 49] }],
    ['payments a cent below the amount', { amountFinanced: 100, payments: [50, 49.99] }],
    ['an amount that is no number', { amountFinanced: Number.NaN, payments: [1] }],
    ['a negative payment', { amountFinanced: 1, payments: [-1, 3] }],
    ['a rate above 100% a month', { amountFinanced: 1, payments: [10] }],
    ['nothing financed', { amountFinanced: 0, payments: [1] }],
  ])('%s', (_, terms) => {
    expect(() => annualPercentageRate(terms)).toThrow(RangeError);
  });
});
