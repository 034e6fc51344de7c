import { detailWords } from '../content/calculator-details.ts';
import { dollars, formatMonths } from '../input/format.ts';
import type { ExtraSchedule } from '../loan/extra.ts';
import { monthOfPayment, monthText, type YearMonth } from '../loan/months.ts';

/** The effect of extra payments, in a sentence. */
export interface ExtraSummary {
  /** The line on the results card. */
  readonly text: string;
  /** The sentence to add to the announcement of the payment. */
  readonly announcement: string;
}

/**
 * Sums up what extra payments change in a loan. Returns undefined if they change nothing.
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
    text: detailWords.paidOff(month, sooner, saved),
    announcement: detailWords.announcement(month, saved),
  };
}
