import { extraWords } from '../content/calculator-extra.ts';
import { dollars, formatMonths } from '../input/format.ts';
import type { ExtraSchedule } from '../loan/extra.ts';
import { monthOfPayment, monthText, type YearMonth } from '../loan/months.ts';

/**
 * The lines that show what extra payments change in a loan.
 *
 * @param firstPayment The month of the first payment.
 */
export function extraLines(
  { schedule, monthsSaved, interest, usualInterest, interestSaved, extraPaid }: ExtraSchedule,
  firstPayment: YearMonth,
): readonly string[] {
  if (extraPaid === 0) return [extraWords.changesNothing];
  const monthOf = (payment: number) => monthText(monthOfPayment(firstPayment, payment));
  const month = monthOf(schedule.length);
  const usualMonth = monthOf(schedule.length + monthsSaved);
  return [
    monthsSaved > 0
      ? extraWords.paidOffSooner(month, usualMonth, formatMonths(monthsSaved))
      : extraWords.paidOffAsBefore(month),
    usualInterest > 0
      ? extraWords.interest(dollars(interest), dollars(usualInterest), dollars(interestSaved))
      : extraWords.noInterest,
    extraWords.paidInAll(dollars(extraPaid)),
  ];
}

/** What extra payments save, as figures. Empty if they save nothing. */
export function extraFigures({ monthsSaved, interestSaved }: ExtraSchedule) {
  const { interest, time } = extraWords.saved;
  return [
    ...(interestSaved > 0 ? [{ label: interest, value: dollars(interestSaved) }] : []),
    ...(monthsSaved > 0 ? [{ label: time, value: formatMonths(monthsSaved) }] : []),
  ];
}
