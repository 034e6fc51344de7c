import { parseDate } from './date.ts';

const midnight = (date: string): Date => {
  if (parseDate(date) !== date)
    throw new RangeError(`date must be written 2026-12-04, not ${date}`);
  return new Date(`${date}T00:00:00Z`);
};

const millisecondsADay = 86_400_000;

/** Adds days to a calendar date (`YYYY-MM-DD`). Throws a RangeError for an invalid date. */
export function addDays(date: string, days: number): string {
  return new Date(midnight(date).getTime() + days * millisecondsADay).toISOString().slice(0, 10);
}

/**
 * Counts the whole days from one calendar date to another. The count is negative if the other date
 * is earlier.
 */
export const daysBetween = (from: string, to: string): number =>
  (midnight(to).getTime() - midnight(from).getTime()) / millisecondsADay;
