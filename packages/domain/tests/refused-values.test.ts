import { expect, test } from 'vitest';
import { annualPercentageRate, aprWithFees, firstMonthlyPeriod } from '../src/loan/apr.ts';
import { compareOffers } from '../src/loan/compare.ts';
import { workOutDeal } from '../src/loan/deal.ts';
import { likeEveryTwoWeeks, scheduleWithExtras } from '../src/loan/extra.ts';
import { balanceAfter } from '../src/loan/index.ts';
import { addMonths } from '../src/loan/months.ts';
import { estimatePayoff } from '../src/loan/payoff.ts';

const apr = { amountFinanced: 1_000, payments: [600, 600] };
const loan = { principal: 13_000, apr: 8, months: 72 };
const extras = { monthly: 50, firstMonth: 12 };
const deal = { price: 20_000, downPayment: 2_000, apr: 8, months: 72 };
const payoff = { balance: 9_000, apr: 8, asOf: '2026-11-01', payoffDate: '2026-12-04' };
const pending = { amount: 100, date: '2026-11-20' };

test.each<readonly [name: string, calculate: () => unknown]>([
  ['perYear', () => annualPercentageRate({ ...apr, perYear: 0.5 })],
  ['firstPeriod.whole', () => annualPercentageRate({ ...apr, firstPeriod: { whole: -1 } })],
  [
    'firstPeriod.fraction',
    () => annualPercentageRate({ ...apr, firstPeriod: { whole: 1, fraction: 1.1 } }),
  ],
  ['days to the first payment', () => firstMonthlyPeriod('2026-12-01', '2026-12-01')],
  ['fees', () => aprWithFees(loan, -1)],
  ['principal', () => balanceAfter({ ...loan, principal: -1 }, 0)],
  ['monthly', () => scheduleWithExtras(loan, { ...extras, monthly: -1 })],
  ['yearly', () => scheduleWithExtras(loan, { ...extras, yearly: -1 })],
  ['once', () => scheduleWithExtras(loan, { ...extras, once: -1 })],
  ['yearlyMonth', () => scheduleWithExtras(loan, { ...extras, yearlyMonth: 13 })],
  ['firstMonth', () => scheduleWithExtras(loan, { ...extras, firstMonth: 0 })],
  ['oncePayment', () => scheduleWithExtras(loan, { ...extras, oncePayment: 1.5 })],
  ['payment', () => likeEveryTwoWeeks(-1)],
  ['month', () => addMonths('2026-13', 1)],
  ['taxedFees', () => workOutDeal({ ...deal, taxedFees: -1 })],
  ['untaxedFees', () => workOutDeal({ ...deal, untaxedFees: -1 })],
  ['lenderFees', () => workOutDeal({ ...deal, lenderFees: -1 })],
  ['taxRate', () => workOutDeal({ ...deal, taxRate: 101 })],
  ['balance', () => estimatePayoff({ ...payoff, balance: -1 })],
  ['apr', () => estimatePayoff({ ...payoff, apr: 101 })],
  ['fees', () => estimatePayoff({ ...payoff, fees: -1 })],
  ['days', () => estimatePayoff({ ...payoff, payoffDate: '2026-10-31' })],
  ['payment', () => estimatePayoff({ ...payoff, payment: { ...pending, amount: -1 } })],
  [
    'payment date',
    () => estimatePayoff({ ...payoff, payment: { ...pending, date: '2026-11-01' } }),
  ],
])('the error for a refused value names it: %s', (name, calculate) => {
  const message = new RegExp(`^${name} must be `);
  expect(calculate).toThrow(RangeError);
  expect(calculate).toThrow(message);
});

test.each<readonly [message: string, calculate: () => unknown]>([
  ['payments must come to at least', () => annualPercentageRate({ ...apr, payments: [] })],
  [
    'payments must come to at least',
    () => annualPercentageRate({ ...apr, payments: [499, 500.99] }),
  ],
  [
    'payments must come to at least',
    () => annualPercentageRate({ amountFinanced: 0, payments: [0] }),
  ],
  ['the rate must be at most 100%', () => annualPercentageRate({ ...apr, payments: [9_000] })],
  ['two offers at least are needed', () => compareOffers([])],
])('the error for inputs that do not fit together says why: %s', (message, calculate) => {
  expect(calculate).toThrow(RangeError);
  expect(calculate).toThrow(message);
});
