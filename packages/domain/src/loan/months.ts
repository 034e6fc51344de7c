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

/** Adds a number of months to a month. Throws a RangeError for an invalid month. */
export function addMonths(month: YearMonth, months: number): YearMonth {
  const date = startOf(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The number of months from a month to another one. It is negative if the other one is earlier. */
export function monthsBetween(from: YearMonth, to: YearMonth): number {
  const [first, last] = [startOf(from), startOf(to)];
  const years = last.getUTCFullYear() - first.getUTCFullYear();
  return 12 * years + last.getUTCMonth() - first.getUTCMonth();
}

/** The month of a moment in the visitor's own time zone. */
export const localMonth = (moment: Date): YearMonth => localDate(moment).slice(0, 7);

/**
 * The month after the current one in the visitor's own time zone. It is the default month of the
 * first payment.
 */
export const nextMonth = (today: Date): YearMonth => addMonths(localMonth(today), 1);

/** The month of a payment (1 is the first), if the first one is in `first`. */
export const monthOfPayment = (first: YearMonth, payment: number): YearMonth =>
  addMonths(first, payment - 1);

/** Formats a month for sentences, `November 2032`, or for tables, `Nov 2032`. */
export const monthText = (month: YearMonth, style: 'long' | 'short' = 'long'): string =>
  formatDate(`${month}-01`, style === 'long' ? 'long month' : 'month');
