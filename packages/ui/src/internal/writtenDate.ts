import { toAscii } from './ascii.ts';

/** A calendar in which a locale writes dates. */
export interface CalendarSystem {
  /** Its identifier in Unicode's locale data, such as `persian`. */
  id: string;
  /** The current year. */
  thisYear: number;
  /** Returns a day as `YYYY-MM-DD`, or undefined if it does not exist. */
  toGregorian: (year: number, month: number, day: number) => string | undefined;
}

/** The calendar of most locales. */
export const gregorian: CalendarSystem = {
  id: 'gregory',
  thisYear: new Date().getFullYear(),
  toGregorian: (year, month, day) => {
    const date = [year, month, day].map((part) => `${part}`.padStart(2, '0')).join('-');
    const moment = new Date(`${date}T00:00Z`);
    // A day past the end of its month rolls over into the next one.
    const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
    return exists ? date : undefined;
  },
};

/** Returns an example of a date in the locale's notation. */
export const dateExample = (locale: string) =>
  new Intl.DateTimeFormat(locale).format(new Date(2026, 11, 15));

/** The order of the parts of a numeric date. */
function orderIn(locale: string, calendar: string): readonly string[] {
  const parts = new Intl.DateTimeFormat(locale, { calendar }).formatToParts();
  return parts.map(({ type }) => type).filter((type) => /^(year|month|day)$/.test(type));
}

const mostMonths = 13;

/** Returns the names of a year's months, in lower case; the empty text for those that it does not have. */
function monthNames(locale: string, { id, thisYear, toGregorian }: CalendarSystem) {
  const format = new Intl.DateTimeFormat(locale, { calendar: id, month: 'long', timeZone: 'UTC' });
  return Array.from({ length: mostMonths }, (_, index) => {
    const first = toGregorian(thisYear, index + 1, 1);
    return first ? format.format(new Date(first)).toLowerCase() : '';
  });
}

/** Reads a date as one of a calendar. */
function readIn(calendar: CalendarSystem, text: string, locale: string) {
  const { thisYear, toGregorian } = calendar;
  const numbers = toAscii(text).match(/\d+/g) ?? [];
  const names = [...monthNames(locale, calendar), ...monthNames('en', calendar)];
  const named = (text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])
    .map((word) => names.findIndex((name) => name.startsWith(word)))
    .filter((index) => index >= 0);
  const rest = named.length > 0 ? ['day', 'year'] : orderIn(locale, calendar.id);
  const order =
    numbers[0]?.length === 4
      ? ['year', 'month', 'day'].filter((part) => rest.includes(part))
      : rest;
  if (numbers.length !== order.length || named.length > 1) return undefined;
  const numberOf = (part: string) => numbers[order.indexOf(part)] ?? '';
  const [monthIndex] = named;
  const century = numberOf('year').length === 2 ? thisYear - (thisYear % 100) : 0;
  const year = century + Number(numberOf('year'));
  const month =
    monthIndex === undefined ? Number(numberOf('month')) : (monthIndex % mostMonths) + 1;
  const date = toGregorian(year, month, Number(numberOf('day')));
  return { date, distance: Math.abs(year - thisYear), isShort: century > 0 };
}

/**
 * Reads a date as people write it: `2026-12-15`, numbers in the locale's order (`12/15/2026`,
 * `12-15-26`), or with the month's name in the locale's language or in English (`Dec 15, 2026`,
 * `Tuesday, 15 December 2026`). A year of two digits is in this century of the locale's calendar. A year
 * of four digits is of this calendar or of the Gregorian one: of that in which it is nearer to today.
 *
 * @returns `YYYY-MM-DD`, or undefined for anything else and for a day that does not exist.
 */
export function readWrittenDate(
  text: string,
  locale: string,
  calendar: CalendarSystem = gregorian,
): string | undefined {
  const own = readIn(calendar, text, locale);
  const other = readIn(gregorian, text, locale);
  const isOther = other && !other.isShort && (!own || other.distance < own.distance);
  return (isOther ? other : own)?.date;
}
