import { company } from '../facts/company.ts';
import { addDays, daysBetween } from '../input/days.ts';
import { shareOf, toCents } from './cents.ts';
import { guard } from './guard.ts';
import { dailyInterest } from './index.ts';

/**
 * The range of values that the estimate accepts. It is wider than its fields, and narrow enough to
 * keep cents exact.
 */
export const payoffLimits = {
  /** Dollars. */
  money: { min: 0, max: 1_000_000 },
  /** Percent a year. */
  apr: { min: 0, max: 100 },
  days: { min: 0, max: 390 },
} as const;

/** How many days before the payoff date a check has to be mailed. */
export const mailDaysAhead = 7;

/** A loan to pay off. Dates are `YYYY-MM-DD`. */
export interface PayoffTerms {
  /** The principal owed, in dollars. */
  readonly balance: number;
  /** Percent a year. */
  readonly apr: number;
  /** The date of that balance. */
  readonly asOf: string;
  /** The day on which the lender receives the money; not before `asOf`. */
  readonly payoffDate: string;
  /** Unpaid fees, in dollars. @default 0 */
  readonly fees?: number;
  /** A pending payment: after `asOf`, on or before the payoff date. */
  readonly payment?: { readonly amount: number; readonly date: string };
}

/** How a pending payment is applied, in dollars and whole cents. */
export interface PayoffPayment {
  /** The interest accrued until the payment. */
  readonly interestDue: number;
  readonly toInterest: number;
  readonly toPrincipal: number;
  /**
   * The interest that the payment did not cover. It is still owed, and accrues no interest itself.
   */
  readonly stillOwed: number;
  /** Unpaid fees that the payment covers, once no balance is left. */
  readonly toFees: number;
  /** The part that exceeds everything owed. */
  readonly leftOver: number;
}

/** An estimate of a payoff, in dollars and whole cents. */
export interface PayoffEstimate {
  /** Days from the balance, or from the pending payment, to the payoff date. */
  readonly days: number;
  /** The balance that accrues interest. */
  readonly balance: number;
  /** Unrounded. */
  readonly interestADay: number;
  /** The interest up to the payoff date, including any that a pending payment did not cover. */
  readonly interest: number;
  readonly payoff: number;
  /** The last day on which a quote for the payoff date is valid. */
  readonly goodThrough: string;
  /** The payoff on that day. */
  readonly payoffThen: number;
  /** The last day to mail a check. */
  readonly mailBy: string;
  readonly payment?: PayoffPayment;
}

/** The last day on which a quote is valid. */
export const goodThrough = (payoffDate: string): string =>
  addDays(payoffDate, company.times.payoffQuoteValidDays);

/** The last day to mail a check that arrives by the payoff date. */
export const mailBy = (payoffDate: string): string => addDays(payoffDate, -mailDaysAhead);

/**
 * Estimates a payoff by daily simple interest: balance x APR / 365 x days, with days counted from
 * midnight to midnight, rounded once. (Ally's sample, 20,000 at 5.75% over 30 days, is 94.52.) A
 * pending payment covers the interest up to its day first, then the balance, then unpaid fees.
 *
 * Throws a RangeError for values outside of {@link payoffLimits} and for dates out of order.
 */
export function estimatePayoff({
  balance,
  apr,
  asOf,
  payoffDate,
  fees = 0,
  payment,
}: PayoffTerms): PayoffEstimate {
  guard('balance', balance, payoffLimits.money);
  guard('apr', apr, payoffLimits.apr);
  guard('fees', fees, payoffLimits.money);
  guard('days', daysBetween(asOf, payoffDate), payoffLimits.days);
  const interestIn = (cents: number, days: number) => shareOf(cents * days, apr, 365);

  const paid = payment && payOn(toCents(balance), payment, interestIn);
  const owed = toCents(balance) - (paid?.toPrincipal ?? 0);
  const carried = (paid?.stillOwed ?? 0) + toCents(fees) - (paid?.toFees ?? 0);
  const days = daysBetween(payment?.date ?? asOf, payoffDate);
  const payoffAfter = (more: number) => owed + carried + interestIn(owed, days + more);

  function payOn(
    principal: number,
    { amount, date }: NonNullable<PayoffTerms['payment']>,
    interestIn: (cents: number, days: number) => number,
  ): PayoffPayment {
    guard('payment', amount, payoffLimits.money);
    guard('payment date', daysBetween(asOf, date), { min: 1, max: daysBetween(asOf, payoffDate) });
    const interestDue = interestIn(principal, daysBetween(asOf, date));
    const toInterest = Math.min(toCents(amount), interestDue);
    const toPrincipal = Math.min(toCents(amount) - toInterest, principal);
    const rest = toCents(amount) - toInterest - toPrincipal;
    const toFees = Math.min(rest, toCents(fees));
    const stillOwed = interestDue - toInterest;
    return { interestDue, toInterest, toPrincipal, stillOwed, toFees, leftOver: rest - toFees };
  }

  return {
    days,
    balance: owed / 100,
    interestADay: dailyInterest(owed / 100, apr),
    interest: (interestIn(owed, days) + (paid?.stillOwed ?? 0)) / 100,
    payoff: payoffAfter(0) / 100,
    goodThrough: goodThrough(payoffDate),
    payoffThen: payoffAfter(company.times.payoffQuoteValidDays) / 100,
    mailBy: mailBy(payoffDate),
    ...(paid && {
      payment: {
        interestDue: paid.interestDue / 100,
        toInterest: paid.toInterest / 100,
        toPrincipal: paid.toPrincipal / 100,
        stillOwed: paid.stillOwed / 100,
        toFees: paid.toFees / 100,
        leftOver: paid.leftOver / 100,
      },
    }),
  };
}
