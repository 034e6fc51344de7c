const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Dollars with cents: `$13,074.65`. */
export const dollars = (amount: number): string => cents.format(amount);

/** Dollars rounded to whole ones: `$28,517`. */
export const wholeDollars = (amount: number): string => whole.format(amount);

/** An ISO date (`2026-11-15`) as people write it: `Nov 15, 2026`. */
export const dateText = (isoDate: string): string => day.format(new Date(isoDate));
