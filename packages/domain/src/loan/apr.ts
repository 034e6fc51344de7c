import { addDays, daysBetween } from '../input/days.ts';
import { guard, guardMoney } from './guard.ts';
import { amortizationSchedule, type Loan, sumOf } from './index.ts';
import { addMonths } from './months.ts';

/** The time from the advance to the first payment, in unit-periods. */
export interface FirstPeriod {
  /** Whole unit-periods, counted back from the first payment. */
  readonly whole: number;
  /** The remaining fraction, from 0 up to 1. @default 0 */
  readonly fraction?: number;
}

/** A loan with one advance and payments one unit-period apart. */
export interface AprTerms {
  /** The amount financed in dollars: the principal without prepaid finance charges. */
  readonly amountFinanced: number;
  /** The payments in order, in dollars. Their sum is at least the amount financed. */
  readonly payments: readonly number[];
  /** Unit-periods in a year: 12 for monthly payments, 26 for those of every two weeks. @default 12 */
  readonly perYear?: number;
  /** @default one unit-period */
  readonly firstPeriod?: FirstPeriod;
}

/**
 * Calculates the annual percentage rate of a loan by the actuarial method, in percent, unrounded
 * (Regulation Z, 12 CFR 1026, appendix J, (b)(8): a payment after t unit-periods and a fraction f
 * is divided by (1 + f i)(1 + i)^t, and the rate is i times the unit-periods in a year).
 *
 * Throws a RangeError for money outside of {@link loanLimits}, no payments, payments whose sum is
 * less than the amount financed, and a rate above 100% a unit-period.
 */
export function annualPercentageRate({
  amountFinanced,
  payments,
  perYear = 12,
  firstPeriod: { whole, fraction = 0 } = { whole: 1 },
}: AprTerms): number {
  guardMoney({ amountFinanced, ...Object.fromEntries(payments.entries()) });
  guard('perYear', perYear, { min: 1, max: 366 });
  guard('firstPeriod.whole', whole, { min: 0, max: 600 });
  guard('firstPeriod.fraction', fraction, { min: 0, max: 1 });
  const total = payments.reduce((sum, payment) => sum + payment, 0);
  if (payments.length === 0 || amountFinanced === 0 || total < amountFinanced - 0.005) {
    throw new RangeError('payments must come to at least the amount financed, which is above 0');
  }
  const valueAt = (rate: number) => {
    const valueOfRest = payments.reduceRight((value, payment) => payment + value / (1 + rate), 0);
    return valueOfRest / ((1 + fraction * rate) * (1 + rate) ** whole);
  };
  let [low, high] = [0, 1];
  if (valueAt(high) > amountFinanced) {
    throw new RangeError('the rate must be at most 100% a unit-period');
  }
  // Ends when no number is left between the two.
  for (let rate = 0.5; low < rate && rate < high; rate = (low + high) / 2) {
    if (valueAt(rate) > amountFinanced) low = rate;
    else high = rate;
  }
  return low * perYear * 100;
}

/**
 * Calculates the APR of a loan whose lender charges fees for it, in percent, unrounded. The fees
 * are prepaid finance charges, borrowed or paid in cash: the amount financed is the principal
 * without them (12 CFR 1026.18(b)). Without fees it is the loan's own rate, because whole cents may
 * be disregarded (1026.17(c)(3)).
 *
 * Returns undefined if the first payment repays the amount financed. Throws a RangeError for a loan
 * or a fee outside of {@link loanLimits}.
 */
export function aprWithFees(loan: Loan, fees: number): number | undefined {
  guardMoney({ fees });
  const payments = amortizationSchedule(loan).map(({ payment }) => payment);
  const amountFinanced = sumOf([loan.principal, -fees]);
  if (amountFinanced <= (payments[0] ?? 0)) return undefined;
  return fees === 0 ? loan.apr : annualPercentageRate({ amountFinanced, payments });
}

/**
 * Calculates the first period of a loan with monthly payments (appendix J, (b)(5)(iv)): months
 * counted back from the first payment, and the remaining days as thirtieths of a month. Both dates
 * are `2026-12-04`.
 *
 * Throws a RangeError for a first payment that is not after the advance.
 */
export function firstMonthlyPeriod(advance: string, firstPayment: string): FirstPeriod {
  guard('days to the first payment', daysBetween(advance, firstPayment), { min: 1, max: 1_100 });
  let whole = 0;
  while (daysBetween(advance, monthsBefore(firstPayment, whole + 1)) >= 0) whole += 1;
  const rest = daysBetween(advance, monthsBefore(firstPayment, whole));
  // Thirty remaining days that are not a month, as from January 31 to March 2, count as less than
  // one.
  return { whole, fraction: Math.min(rest, 30) / 30 };
}

/** The same day a number of months earlier, or the last day of a month that has no such day. */
function monthsBefore(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), -months);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const sameDay = `${month}${date.slice(7)}`;
  return sameDay < lastDay ? sameDay : lastDay;
}
