import { parseDate } from './date.ts';

// Made when first asked for: a page's first formatter takes a slow phone a tenth of a second.
const made = new Map<string, unknown>();

function once<Formatter>(name: string, make: () => Formatter): Formatter {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Formatter;
}

/** Whether a sum shows its cents: always, where there are some, or never (rounded to dollars). */
type Cents = 'always' | 'if any' | 'never';

const cents = {
  always: {},
  'if any': { trailingZeroDisplay: 'stripIfInteger' },
  never: { maximumFractionDigits: 0 },
} as const satisfies Record<Cents, Intl.NumberFormatOptions>;

/** Dollars as people read them: `$1,234.50`, or without cents, `$15,000`. */
export const formatMoney = (dollars: number, show: Cents = 'if any'): string =>
  once(
    `money ${show}`,
    () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...cents[show] }),
  ).format(dollars);

/** Dollars with cents: `$13,074.65`. */
export const dollars = (amount: number): string => formatMoney(amount, 'always');

/** Dollars rounded to whole ones: `$28,517`. */
export const wholeDollars = (amount: number): string => formatMoney(amount, 'never');

/** What one payment costs, in dollars below a thousand and whole cents: `$9.95`. */
export const formatFee = (dollars: number): string =>
  // Not by a formatter: pages show fees at once, and these need no commas.
  `$${dollars.toFixed(2)}`;

/** Percent as people read it, with so many decimals: `6.99%`. */
export const formatPercent = (percent: number, decimals = 2): string =>
  // Not by a formatter: pages show rates at once.
  `${percent.toFixed(decimals)}%`;

/** A rate in percent with all of its decimals, and one at least: `8.0%`, `6.125%`. */
export const formatRate = (percent: number): string =>
  `${once(
    'rate',
    () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 20 }),
  ).format(percent)}%`;

/** How a date is written: `Nov 15, 2026`, `November 15, 2026`, `Nov 2026` or `November 2026`. */
type DateStyle = 'medium' | 'long' | 'month' | 'long month';

const dateStyles = {
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
  month: { month: 'short', year: 'numeric' },
  'long month': { month: 'long', year: 'numeric' },
} as const satisfies Record<DateStyle, Intl.DateTimeFormatOptions>;

/** A calendar date (`2026-11-15`) as people read it. Throws a RangeError for anything else. */
export function formatDate(isoDate: string, style: DateStyle = 'medium'): string {
  if (parseDate(isoDate) !== isoDate) {
    throw new RangeError(`date must be written 2026-12-04, not ${isoDate}`);
  }
  return once(
    `date ${style}`,
    () => new Intl.DateTimeFormat('en-US', { ...dateStyles[style], timeZone: 'UTC' }),
  ).format(new Date(`${isoDate}T00:00:00Z`));
}

/** A moment as a clock in Los Angeles shows it. Throws a RangeError for an invalid date. */
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

/** A moment as the visitor's own clock shows it: `Nov 21, 2026, 9:05 AM PST`. */
export const formatLocalMoment = (at: Date, timeZone?: string): string =>
  once(
    `local moment ${timeZone}`,
    () =>
      new Intl.DateTimeFormat('en-US', {
        ...{ year: 'numeric', month: 'short', day: 'numeric' },
        ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
      }),
  )
    .format(at)
    // Some browsers put a narrow blank before AM and PM.
    .replace('\u202f', ' ');

/** Words in a row: `A`, `A and B`, `A, B and C`. */
export const formatList = (words: readonly string[]): string =>
  // British rules set no comma before "and", as the product's texts do.
  once('list', () => new Intl.ListFormat('en-GB')).format(words);

/** The sentence that fits a number: `one` for 1, `other` for 0 and 2. */
export function plural(
  count: number,
  sentences: { readonly one: string; readonly other: string },
): string {
  const category = once('plural', () => new Intl.PluralRules('en-US')).select(count);
  return category === 'one' ? sentences.one : sentences.other;
}

/** A number of months: `1 month`, `72 months`. */
export const formatMonths = (count: number): string =>
  plural(count, { one: `${count} month`, other: `${count} months` });
