import { language, listLanguage, months } from '#words/language';
import { parseDate } from './date.ts';

// Formatters are created on first use: the first one on a page takes a slow phone a tenth of a
// second.
const made: Record<string, unknown> = {};

function once<Formatter>(name: string, make: () => Formatter): Formatter {
  made[name] ??= make();
  return made[name] as Formatter;
}

/**
 * When to show the cents of an amount: always, only if there are some, or never (rounded to
 * dollars).
 */
type Cents = 'always' | 'if any' | 'never';

const cents = {
  always: {},
  'if any': { trailingZeroDisplay: 'stripIfInteger' },
  never: { maximumFractionDigits: 0 },
} as const satisfies Record<Cents, Intl.NumberFormatOptions>;

/**
 * Formats dollars: `$1,234.50`, or without cents, `$15,000`.
 *
 * @param tag The language, as a BCP 47 tag. @default the edition's
 */
export const formatMoney = (
  dollars: number,
  show: Cents = 'if any',
  tag: string = language,
): string =>
  once(
    `money ${show} ${tag}`,
    () => new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD', ...cents[show] }),
  ).format(dollars);

/** Formats dollars with cents: `$13,074.65`. */
export const dollars = (amount: number): string => formatMoney(amount, 'always');

/** Formats dollars, rounded to whole ones: `$28,517`. */
export const wholeDollars = (amount: number): string => formatMoney(amount, 'never');

/** Formats a fee below a thousand dollars: `$9.95`. */
export const formatFee = (dollars: number): string =>
  // Avoids a formatter, because pages show fees at once. These amounts need no commas.
  `$${dollars.toFixed(2)}`;

/** Formats percent with a number of decimals: `6.99%`. */
export const formatPercent = (percent: number, decimals = 2): string =>
  // Avoids a formatter, because pages show rates at once.
  `${percent.toFixed(decimals)}%`;

/** Formats a rate in percent with two or three decimals: `8.00%`, `6.125%`. */
export const formatRate = (percent: number): string =>
  `${once(
    'rate',
    () => new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 3 }),
  ).format(percent)}%`;

/** The formats of a date: `Nov 15, 2026`, `November 15, 2026`, `Nov 2026` or `November 2026`. */
type DateStyle = 'medium' | 'long' | 'month' | 'long month';

const dateStyles = {
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  month: { month: 'short', year: 'numeric' },
  'long month': { month: 'long', year: 'numeric' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>;

/**
 * Formats a calendar date (`2026-11-15`). Throws a RangeError for anything else.
 *
 * @param tag The language, as a BCP 47 tag. @default the edition's
 */
export function formatDate(
  isoDate: string,
  style: DateStyle = 'medium',
  tag: string = language,
): string {
  if (parseDate(isoDate) !== isoDate) {
    throw new RangeError(`date must be written 2026-12-04, not ${isoDate}`);
  }
  return once(
    `date ${style} ${tag}`,
    () => new Intl.DateTimeFormat(tag, { ...dateStyles[style], timeZone: 'UTC' }),
  ).format(new Date(`${isoDate}T00:00:00Z`));
}

/** Formats a calendar date in full, for a sentence that must not break inside it. Throws as `formatDate` does. */
export const unbrokenDate = (isoDate: string): string =>
  formatDate(isoDate, 'long').replaceAll(' ', '\u00a0');

/**
 * Formats a moment in the time zone of Los Angeles, in English for staff. Throws a RangeError for an
 * invalid date.
 */
export const formatMoment = (at: Date): string =>
  once(
    'moment',
    () =>
      new Intl.DateTimeFormat('en-US', {
        dateStyle: 'long',
        timeStyle: 'long',
        timeZone: 'America/Los_Angeles',
      }),
  ).format(at);

/** Formats a moment in the visitor's own time zone: `Nov 21, 2026, 9:05 AM PST`. */
export const formatLocalMoment = (at: Date, timeZone?: string): string =>
  once(
    `local moment ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(language, {
        ...{ year: 'numeric', month: 'short', day: 'numeric' },
        ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
      }),
  )
    .format(at)
    // Some browsers put no-break spaces before AM, PM and a.m.
    .replace(/[\u00a0\u202f]/g, ' ');

/**
 * Joins words: `A`, `A and B`, `A, B and C`.
 *
 * @param tag The language, as a BCP 47 tag. @default the edition's
 */
export const formatList = (words: readonly string[], tag: string = listLanguage): string =>
  once(`list ${tag}`, () => new Intl.ListFormat(tag)).format(words);

/** Chooses the sentence for a count: `one` for 1, `other` for 0 and 2 or more. */
export function plural(
  count: number,
  sentences: { readonly one: string; readonly other: string },
): string {
  const category = once('plural', () => new Intl.PluralRules(language)).select(count);
  return category === 'one' ? sentences.one : sentences.other;
}

/** Formats a number of months: `1 month`, `72 months`. */
export const formatMonths = (count: number): string => months(count);
