import { extraWords, resultWords } from '../content/calculator-more.ts';
import { dollars } from '../input/format.ts';
import { type ExtraPayments, type ExtraSchedule, scheduleWithExtras } from '../loan/extra.ts';
import type { Loan } from '../loan/index.ts';
import { monthOfPayment, monthText, type YearMonth } from '../loan/months.ts';

/** What extra payments change, in words. */
export interface ExtraResult {
  readonly result: ExtraSchedule;
  /** The lines below the fields. */
  readonly lines: readonly string[];
  /** The line of the results card; none where nothing changes. */
  readonly summary?: string;
  /** What is added to the announcement of the payment; none where nothing changes. */
  readonly announcement?: string;
}

/**
 * What extra payments change in a loan.
 *
 * @param firstPayment The month of the first payment.
 */
export function workOutExtra(
  loan: Loan,
  extras: ExtraPayments,
  firstPayment: YearMonth,
): ExtraResult {
  const result = scheduleWithExtras(loan, extras);
  const { schedule, monthsSaved, interest, usualInterest, interestSaved, extraPaid } = result;
  if (extraPaid === 0) return { result, lines: [extraWords.changesNothing] };

  const monthOf = (payment: number) => monthText(monthOfPayment(firstPayment, payment));
  const month = monthOf(schedule.length);
  const sooner = extraWords.months(monthsSaved);
  const saved = dollars(interestSaved);
  return {
    result,
    lines: [
      monthsSaved > 0
        ? extraWords.paidOffSooner(month, monthOf(schedule.length + monthsSaved), sooner)
        : extraWords.paidOffAsBefore(month),
      usualInterest > 0
        ? extraWords.interest(dollars(interest), dollars(usualInterest), saved)
        : extraWords.noInterest,
      extraWords.paidInAll(dollars(extraPaid)),
    ],
    summary:
      monthsSaved > 0
        ? extraWords.summarySooner(month, sooner, saved)
        : extraWords.summary(month, saved),
    announcement: resultWords.announcementWithExtra(month, saved),
  };
}
