import { resultWords } from '../content/calculator-more.ts';
import { dollars, formatMonths } from '../input/format.ts';
import type { ExtraSchedule } from '../loan/extra.ts';
import { monthOfPayment, monthText, type YearMonth } from '../loan/months.ts';

/** What extra payments change, in a sentence. */
export interface ExtraSummary {
  /** The line of the results card. */
  readonly text: string;
  /** What is added to the announcement of the payment. */
  readonly announcement: string;
}

/**
 * Sums up what extra payments change in a loan; nothing where they change nothing.
 *
 * @param firstPayment The month of the first payment.
 */
export function summarizeExtra(
  { schedule, monthsSaved, interestSaved, extraPaid }: ExtraSchedule,
  firstPayment: YearMonth,
): ExtraSummary | undefined {
  if (extraPaid === 0) return undefined;
  const month = monthText(monthOfPayment(firstPayment, schedule.length));
  const sooner = monthsSaved > 0 ? formatMonths(monthsSaved) : undefined;
  const saved = interestSaved > 0 ? dollars(interestSaved) : undefined;
  return {
    text: resultWords.paidOff(month, sooner, saved),
    announcement: resultWords.announcementWithExtra(month, saved),
  };
}
