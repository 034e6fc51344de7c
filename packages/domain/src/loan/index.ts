/**
 * The math of a fixed-rate loan with equal monthly payments. Money is in plain dollars and rates
 * are percent a year (APR). Results are not rounded unless a function says so: round an amount when
 * it is shown or paid. Every function throws a RangeError for a value outside its domain.
 */

import { shareOf, toCents } from './cents.ts';
import { guard, guardWhole, loanLimits } from './guard.ts';

export { loanLimits } from './guard.ts';

/** A loan: its amount, rate and term. */
export interface Loan {
  /** Dollars borrowed: the price less the down payment. */
  readonly principal: number;
  /** Percent a year: 8 is 8%. */
  readonly apr: number;
  /** Whole months. */
  readonly months: number;
}

/** One month of a loan's schedule, in dollars and whole cents. */
export interface Installment {
  /** 1 is the first month. */
  readonly month: number;
  /** Everything paid, including extra payments. */
  readonly payment: number;
  /** The extra part of the payment. */
  readonly extra: number;
  readonly interest: number;
  readonly principal: number;
  /** The balance after this payment. */
  readonly balance: number;
}

function guardTerms({ apr, months }: Omit<Loan, 'principal'>): void {
  guard('apr', apr, loanLimits.apr);
  guardWhole('months', months, loanLimits.months);
}

function guardLoan(loan: Loan): void {
  guard('principal', loan.principal, loanLimits.money);
  guardTerms(loan);
}

/**
 * The present value of one dollar a month, (1 - (1 + r)^-n) / r. It uses expm1 and log1p to stay
 * exact for rates near zero. At zero the formula is 0/0 and its limit is n.
 */
function annuity({ apr, months }: Omit<Loan, 'principal'>): number {
  const monthlyRate = apr / 1200;
  return monthlyRate === 0 ? months : -Math.expm1(-months * Math.log1p(monthlyRate)) / monthlyRate;
}

/** Rounds dollars to whole cents, half a cent up. */
export function roundToCents(dollars: number): number {
  // A sum such as 1.005 is slightly less than its half cent in binary. The correction is far less
  // than a cent.
  return Math.round(dollars * 100 * (1 + Number.EPSILON)) / 100;
}

/**
 * Calculates the payment that pays a loan off in its term: M = P r / (1 - (1 + r)^-n), with r = APR
 * / 12; P / n at 0%. (This is the present value of an ordinary annuity, solved for its payment. The
 * CFPB's worked example, 15,800 at 3.5% over 48 months, gives 353.22.)
 *
 * @example monthlyPayment({ principal: 13_000, apr: 8, months: 72 }) // 227.93 when rounded
 */
export function monthlyPayment(loan: Loan): number {
  guardLoan(loan);
  return loan.principal / annuity(loan);
}

/**
 * Calculates the loan that a monthly payment pays off in a term, the inverse of {@link
 * monthlyPayment}: P = M (1 - (1 + r)^-n) / r. The result is also the balance of a running loan,
 * given the number of payments left (425.00 at 6.99% with 34 left is 13,074.65).
 */
export function presentValue(payment: number, terms: Omit<Loan, 'principal'>): number {
  guard('payment', payment, loanLimits.money);
  guardTerms(terms);
  return payment * annuity(terms);
}

const paymentInCents = (loan: Loan): number => {
  const payment = monthlyPayment(loan);
  // Uses whole numbers at 0%, where half a cent is common. With a rate, no payment comes near one.
  return Math.round(loan.apr === 0 ? toCents(loan.principal) / loan.months : payment * 100);
};

/** The payment of each month except the last, in whole cents, as a lender posts it. */
export function scheduledPayment(loan: Loan): number {
  return paymentInCents(loan) / 100;
}

/**
 * Calculates the schedule: each month's payment, its interest and the balance. Each month's
 * interest and payment are rounded to cents, as a lender posts them. The last payment pays the
 * rest, so it can differ from the others by some cents. The schedule ends when nothing is owed:
 * before the end of the term with extra payments, and at once for a principal of 0.
 *
 * @param extraIn Returns the extra dollars for a month (1 is the first). The schedule never takes
 * more than is owed.
 */
export function amortizationSchedule(
  loan: Loan,
  extraIn: (month: number) => number = () => 0,
): Installment[] {
  const usual = paymentInCents(loan);
  const schedule: Installment[] = [];
  let owed = toCents(loan.principal);
  for (let month = 1; owed > 0; month += 1) {
    const interest = shareOf(owed, loan.apr, 12);
    const due = owed + interest;
    const scheduled = month === loan.months ? due : Math.min(usual, due);
    const wished = extraIn(month);
    guard('extra', wished, loanLimits.money);
    const extra = Math.min(toCents(wished), due - scheduled);
    const payment = scheduled + extra;
    owed = due - payment;
    schedule.push({
      month,
      payment: payment / 100,
      extra: extra / 100,
      interest: interest / 100,
      principal: (payment - interest) / 100,
      balance: owed / 100,
    });
  }
  return schedule;
}

/** Adds up dollars that are whole cents, without binary rounding errors. */
export const sumOf = (sums: readonly number[]): number =>
  sums.reduce((total, sum) => total + toCents(sum), 0) / 100;

/** All the interest of a loan that is paid as scheduled, in whole cents. */
export function totalInterest(loan: Loan): number {
  return sumOf(amortizationSchedule(loan).map(({ interest }) => interest));
}

/** All the payments of a loan that is paid as scheduled, in whole cents. */
export function totalOfPayments(loan: Loan): number {
  return sumOf(amortizationSchedule(loan).map(({ payment }) => payment));
}

/** The balance after a number of scheduled payments (0 to the term), in whole cents. */
export function balanceAfter(loan: Loan, payments: number): number {
  guardLoan(loan);
  guardWhole('payments', payments, { min: 0, max: loan.months });
  if (payments === 0) return roundToCents(loan.principal);
  return amortizationSchedule(loan)[payments - 1]?.balance ?? 0;
}

/**
 * Calculates the interest on a balance for one day (the "per diem" of a payoff quote): balance x
 * APR / 365, the daily simple interest of most auto contracts. Some contracts use 366 in a leap
 * year.
 */
export function dailyInterest(balance: number, apr: number, daysInYear: 365 | 366 = 365): number {
  guard('balance', balance, loanLimits.money);
  guard('apr', apr, loanLimits.apr);
  return (balance * apr) / 100 / daysInYear;
}

/** The down payment after a change of price: it is never more than the price. */
export function clampDownPayment(downPayment: number, price: number): number {
  guard('downPayment', downPayment, loanLimits.money);
  guard('price', price, loanLimits.money);
  return Math.min(downPayment, price);
}
