import { dailyInterest, presentValue, roundToCents } from '../loan/index.ts';

const payment = 425;
const apr = 6.99;
const months = 60;
const remaining = 34;
const balance = roundToCents(presentValue(payment, { apr, months: remaining }));

/**
 * The loan of the sample account, in dollars, percent a year and months. The balance is calculated
 * from the payments that are left.
 */
export const sampleLoan = {
  payment,
  apr,
  months,
  remaining,
  balance,
  borrowed: roundToCents(presentValue(payment, { apr, months })),
  dailyInterest: roundToCents(dailyInterest(balance, apr)),
  firstPaymentDate: '2024-10-15',
  nextPaymentDate: '2026-12-15',
  lastPaymentDate: '2029-09-15',
} as const;
