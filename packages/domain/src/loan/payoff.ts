import { company } from '../facts/company.ts';
import { addDays, daysBetween } from '../input/days.ts';
import { shareOf, toCents } from './cents.ts';
import { guard } from './guard.ts';
import { dailyInterest } from './index.ts';

/** What the estimate takes; wider than its fields, narrow enough to keep cents exact. */
export const payoffLimits = {
  /** Dollars. */
  money: { min: 0, max: 1_000_000 },
  /** Percent a year. */
  apr: { min: 0, max: 100 },
  days: { min: 0, max: 390 },
} as const;

/** A check goes into the mail so many days before the payoff date. */
export const mailDaysAhead = 7;

/** What is known of a loan that is to be paid off. Dates are `YYYY-MM-DD`. */
export interface PayoffTerms {
  /** The principal that is owed, in dollars. */
  readonly balance: number;
  /** Percent a year. */
  readonly apr: number;
  /** The date of that balance. */
  readonly asOf: string;
  /** The day on which the lender gets the money; not before `asOf`. */
  readonly payoffDate: string;
  /** Unpaid fees, in dollars. @default 0 */
  readonly fees?: number;
  /** A payment on the way: after `asOf`, on or before the payoff date. */
  readonly payment?: { readonly amount: number; readonly date: string };
}

/** What a payment on the way covers, in dollars and whole cents. */
export interface PayoffPayment {
  /** The interest that had added up by its day. */
  readonly interestDue: number;
  readonly toInterest: number;
  readonly toPrincipal: number;
  /** The interest that it didn't cover. It is still owed, and gathers none itself. */
  readonly stillOwed: number;
}

/** An estimate of a payoff, in dollars and whole cents. */
export interface PayoffEstimate {
  /** Days from the balance, or from the payment on the way, to the payoff date. */
  readonly days: number;
  /** The balance that the interest of a day is reckoned from. */
  readonly balance: number;
  /** Unrounded. */
  readonly interestADay: number;
  /** The interest up to the payoff date, with what a payment on the way left. */
  readonly interest: number;
  readonly payoff: number;
  /** The last day that a quote for the payoff date is good for. */
  readonly goodThrough: string;
  /** The payoff on that day. */
  readonly payoffThen: number;
  /** The last day to mail a check on. */
  readonly mailBy: string;
  readonly payment?: PayoffPayment;
}

/** The last day that a quote is good for. */
export const goodThrough = (payoffDate: string): string =>
  addDays(payoffDate, company.times.payoffQuoteValidDays);

/** The last day to mail a check on, so that it is there on the payoff date. */
export const mailBy = (payoffDate: string): string => addDays(payoffDate, -mailDaysAhead);

/**
 * Estimates a payoff by daily simple interest: balance x APR / 365 x days, the days counted from
 * midnight to midnight, rounded once. (Ally's sample, 20,000 at 5.75% over 30 days, is 94.52.) A
 * payment on the way covers the interest up to its day first.
 *
 * Throws a RangeError for what is outside of {@link payoffLimits} and for dates out of order.
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
  const carried = (paid?.stillOwed ?? 0) + toCents(fees);
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
    return { interestDue, toInterest, toPrincipal, stillOwed: interestDue - toInterest };
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
      },
    }),
  };
}
