import { guardMoney, guardWhole } from './guard.ts';
import { amortizationSchedule, type Installment, type Loan, sumOf } from './index.ts';

/** Payments beyond the scheduled ones, in dollars. Each defaults to 0. */
export interface ExtraPayments {
  /** The amount added to every payment. */
  readonly monthly?: number;
  /** The amount added once a year, to the payment in `yearlyMonth`. */
  readonly yearly?: number;
  /** A calendar month, 1 to 12. @default 12 */
  readonly yearlyMonth?: number;
  /** The amount added once, to the payment `oncePayment`. */
  readonly once?: number;
  /** The number of a payment; 1 is the first. @default 1 */
  readonly oncePayment?: number;
  /** The calendar month of the first payment, 1 to 12. */
  readonly firstMonth: number;
}

/** A schedule with extra payments, and their effect, in dollars and whole cents. */
export interface ExtraSchedule {
  readonly schedule: readonly Installment[];
  /** How many fewer payments there are than without extra payments. */
  readonly monthsSaved: number;
  readonly interest: number;
  /** The interest without extra payments. */
  readonly usualInterest: number;
  readonly interestSaved: number;
  /** The sum of all extra payments; never more than is owed. */
  readonly extraPaid: number;
}

/**
 * Calculates the schedule of a loan with extra payments, and its savings. Each extra payment is
 * posted with that month's payment and goes toward principal. Throws a RangeError for a value
 * outside its domain.
 */
export function scheduleWithExtras(
  loan: Loan,
  {
    monthly = 0,
    yearly = 0,
    yearlyMonth = 12,
    once = 0,
    oncePayment = 1,
    firstMonth,
  }: ExtraPayments,
): ExtraSchedule {
  guardMoney({ monthly, yearly, once });
  guardWhole('yearlyMonth', yearlyMonth, { min: 1, max: 12 });
  guardWhole('firstMonth', firstMonth, { min: 1, max: 12 });
  guardWhole('oncePayment', oncePayment, { min: 1, max: 600 });
  const isYearly = (month: number) => (firstMonth - 1 + month - 1) % 12 === yearlyMonth - 1;

  const usual = amortizationSchedule(loan);
  const schedule = amortizationSchedule(loan, (month) =>
    sumOf([monthly, isYearly(month) ? yearly : 0, month === oncePayment ? once : 0]),
  );
  const interest = sumOf(schedule.map((row) => row.interest));
  const usualInterest = sumOf(usual.map((row) => row.interest));
  return {
    schedule,
    monthsSaved: usual.length - schedule.length,
    interest,
    usualInterest,
    interestSaved: sumOf([usualInterest, -interest]),
    extraPaid: sumOf(schedule.map((row) => row.extra)),
  };
}

/**
 * The extra payment a month that is worth half a payment every two weeks: a twelfth of the payment,
 * rounded up to a cent. (26 halves a year are 13 payments, one more than 12.)
 */
export const likeEveryTwoWeeks = (payment: number): number => {
  guardMoney({ payment });
  return Math.ceil(Math.round(payment * 100) / 12) / 100;
};
