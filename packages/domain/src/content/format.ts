// Made when first asked for: a page's first formatter takes a slow phone a tenth of a second.
let cents: Intl.NumberFormat | undefined;
let whole: Intl.NumberFormat | undefined;
let day: Intl.DateTimeFormat | undefined;

const currency = { style: 'currency', currency: 'USD' } as const;

/** Dollars with cents: `$13,074.65`. */
export function dollars(amount: number): string {
  cents ??= new Intl.NumberFormat('en-US', currency);
  return cents.format(amount);
}

/** Dollars rounded to whole ones: `$28,517`. */
export function wholeDollars(amount: number): string {
  whole ??= new Intl.NumberFormat('en-US', { ...currency, maximumFractionDigits: 0 });
  return whole.format(amount);
}

/** An ISO date (`2026-11-15`) as people write it: `Nov 15, 2026`. */
export function dateText(isoDate: string): string {
  day ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return day.format(new Date(isoDate));
}
