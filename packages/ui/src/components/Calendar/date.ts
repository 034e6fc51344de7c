import { type CalendarDate, parseDate } from '@internationalized/date';
import type { dateWords } from '../../internal/english.ts';

/** Which days can be chosen. Days are `YYYY-MM-DD`. */
export interface DateLimits {
  /** The first day that can be chosen, as `YYYY-MM-DD`. Typing an earlier one shows an error. */
  min?: string | undefined;
  /** The last day that can be chosen, as `YYYY-MM-DD`. Typing a later one shows an error. */
  max?: string | undefined;
  /** Whether a day between them, as `YYYY-MM-DD`, can't be chosen. @default no day is unavailable */
  unavailableDays?: ((day: string) => boolean) | undefined;
}

/** The first year with four digits. A year below it is still being typed. */
export const firstYear = 1000;

/** Parses `YYYY-MM-DD`. Returns nothing for an invalid date. */
export function readDate(text: string | undefined): CalendarDate | null {
  try {
    return text ? parseDate(text) : null;
  } catch {
    return null;
  }
}

/** Formats a day as the locale writes it in a sentence. */
const sayDate = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Validates a day, or the first and last day of a range, and returns the message. */
export function dateProblem(
  days: readonly string[],
  { min, max, unavailableDays }: DateLimits,
  locale: string,
  words: typeof dateWords,
): string | undefined {
  // Days in this format sort as text.
  const [start = '', end = start] = days;
  if (end < start) return words.rangeReversed;
  if (days.some((day) => (min && day < min) || (max && day > max))) {
    const [first, last] = [min, max].map((day) => day && sayDate(day, locale));
    if (first && last) return words.dateBetween(first, last);
    return first ? words.dateFrom(first) : words.dateTo(last ?? '');
  }
  const taken = days.find((day) => unavailableDays?.(day));
  return taken && words.dateUnavailable(sayDate(taken, locale));
}
