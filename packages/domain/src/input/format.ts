// Made when first asked for: a page's first formatter takes a slow phone a tenth of a second.
const currencies: Partial<Record<Cents, Intl.NumberFormat>> = {};
const dates: Partial<Record<DateLength, Intl.DateTimeFormat>> = {};

/** Whether a sum shows its cents: always, where there are some, or never (rounded to dollars). */
type Cents = 'always' | 'if any' | 'never';

/** `Nov 15, 2026` or `November 15, 2026`. */
type DateLength = 'medium' | 'long';

const digits = {
  always: {},
  'if any': { trailingZeroDisplay: 'stripIfInteger' },
  never: { maximumFractionDigits: 0 },
} as const satisfies Record<Cents, Intl.NumberFormatOptions>;

/** Dollars as people read them: `$1,234.50`, or without cents, `$15,000`. */
export function formatMoney(dollars: number, cents: Cents = 'if any'): string {
  currencies[cents] ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    ...digits[cents],
  });
  return currencies[cents].format(dollars);
}

/** Dollars with cents: `$13,074.65`. */
export const dollars = (amount: number): string => formatMoney(amount, 'always');

/** Dollars rounded to whole ones: `$28,517`. */
export const wholeDollars = (amount: number): string => formatMoney(amount, 'never');

/** Percent as people read it, with so many decimals: `6.99%`. */
export const formatPercent = (percent: number, decimals = 2): string =>
  // Not by a formatter: see above.
  `${percent.toFixed(decimals)}%`;

/**
 * A calendar date (`2026-11-15`) as people read it: `Nov 15, 2026`, or long, `November 15, 2026`.
 * Throws a RangeError for anything else.
 */
export function formatDate(isoDate: string, length: DateLength = 'medium'): string {
  dates[length] ??= new Intl.DateTimeFormat('en-US', { dateStyle: length, timeZone: 'UTC' });
  return dates[length].format(new Date(`${isoDate}T00:00:00Z`));
}
