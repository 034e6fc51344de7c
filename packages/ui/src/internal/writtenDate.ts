import { toAscii } from './ascii.ts';

/** Returns an example of a date in the locale's notation. */
export const dateExample = (locale: string) =>
  new Intl.DateTimeFormat(locale).format(new Date(2026, 11, 15));

/** The order of the parts of a numeric date. */
function orderIn(locale: string): readonly string[] {
  const parts = new Intl.DateTimeFormat(locale).formatToParts();
  return parts.map(({ type }) => type).filter((type) => /^(year|month|day)$/.test(type));
}

const monthNames = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long' }).format(new Date(2026, month)).toLowerCase(),
  );

/**
 * Reads a date as people write it: `2026-12-15`, numbers in the locale's order (`12/15/2026`,
 * `12-15-26`), or with the month's name in the locale's language or in English (`Dec 15, 2026`,
 * `Tuesday, 15 December 2026`). A two-digit year is in this century.
 *
 * @returns `YYYY-MM-DD`, or undefined for anything else and for a day that does not exist.
 */
export function readWrittenDate(text: string, locale: string): string | undefined {
  const numbers = toAscii(text).match(/\d+/g) ?? [];
  const names = [...monthNames(locale), ...monthNames('en')];
  const named = (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .map((word) => names.findIndex((name) => name.startsWith(word)))
    .filter((index) => index >= 0);
  const rest = named.length > 0 ? ['day', 'year'] : orderIn(locale);
  const order = numbers[0]?.length === 4 ? ['year', 'month', 'day'].filter(isIn(rest)) : rest;
  if (numbers.length !== order.length || named.length > 1) return undefined;
  const numberOf = (part: string) => numbers[order.indexOf(part)] ?? '';
  const [monthIndex] = named;
  const month = monthIndex === undefined ? numberOf('month') : `${(monthIndex % 12) + 1}`;
  const date = [
    numberOf('year').length === 2 ? `20${numberOf('year')}` : numberOf('year'),
    month.padStart(2, '0'),
    numberOf('day').padStart(2, '0'),
  ].join('-');
  const day = new Date(`${date}T00:00Z`);
  // A day past the end of its month rolls over into the next one.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return exists ? date : undefined;
}

const isIn = (parts: readonly string[]) => (part: string) => parts.includes(part);
