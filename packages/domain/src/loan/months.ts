import { localDate } from '../input/date.ts';
import { formatDate } from '../input/format.ts';

/** A calendar month as `YYYY-MM`. */
export type YearMonth = string;

const written = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Whether text is a calendar month, `2026-12`. */
export const isYearMonth = (text: string): text is YearMonth => written.test(text);

const startOf = (month: YearMonth): Date => {
  if (!isYearMonth(month)) throw new RangeError(`month must be written 2026-12, not ${month}`);
  return new Date(`${month}-01T00:00:00Z`);
};

/** The month that is so many months after another. Throws a RangeError for what is no month. */
export function addMonths(month: YearMonth, months: number): YearMonth {
  const date = startOf(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The month of a moment in the visitor's own time zone. */
export const localMonth = (moment: Date): YearMonth => localDate(moment).slice(0, 7);

/** The month after today's, in the visitor's own time zone: the first payment unless said otherwise. */
export const nextMonth = (today: Date): YearMonth => addMonths(localMonth(today), 1);

/** The month of a payment (1 is the first), where the first is in `first`. */
export const monthOfPayment = (first: YearMonth, payment: number): YearMonth =>
  addMonths(first, payment - 1);

/** A month as sentences say it, `November 2032`, or as tables do, `Nov 2032`. */
export const monthText = (month: YearMonth, style: 'long' | 'short' = 'long'): string =>
  formatDate(`${month}-01`, style === 'long' ? 'long month' : 'month');
