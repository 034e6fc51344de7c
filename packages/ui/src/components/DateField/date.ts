/** A date's parts as they were typed. */
export interface DateParts {
  month: string;
  day: string;
  year: string;
}

/** The parts in the order in which they are asked for. */
export const partNames = ['month', 'day', 'year'] as const;

const patterns = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[/.\s-]+(?<day>\d{1,2})[/.\s-]+(?<year>\d{4})$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
];

/** Reads a whole date as people and machines write it: `12/4/2026`, `12042026`, `2026-12-04`. */
export function readWholeDate(text: string): DateParts | undefined {
  for (const pattern of patterns) {
    const { month, day, year } = pattern.exec(text.trim())?.groups ?? {};
    if (month && day && year) return { month, day, year };
  }
  return undefined;
}

/** `2026-12-04` once month, day and year are there, else what was typed, such as `12/4/`; empty for nothing. */
export function writeDate({ month, day, year }: DateParts): string {
  const parts = [month, day, year];
  if (parts.every((part) => part === '')) return '';
  const isWhole = /^\d{4}$/.test(year) && [month, day].every((part) => /^\d{1,2}$/.test(part));
  return isWhole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : parts.join('/');
}

/** Whether text is a day of the calendar as `2026-12-04`; `2026-02-31` is none. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00Z`);
  // A day past the end of its month rolls over into the next one, or makes no date at all.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The parts of what `writeDate` wrote. */
export function readDate(text: string): DateParts {
  const whole = readWholeDate(text);
  if (whole) return whole;
  const [month = '', day = '', ...year] = text.split('/');
  return { month, day, year: year.join('/') };
}
