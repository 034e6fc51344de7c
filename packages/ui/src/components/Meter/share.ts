/** Formats a share of a whole as the locale writes percent, `50%` or `50 %`, or a dash if the part is `NaN` or infinite. */
export function writePercent(part: number, whole: number, locale: string): string {
  if (!Number.isFinite(part)) return '–';
  const share = shareOf(part, whole);
  // A formatter takes a slow phone a tenth of a second.
  if (/^en(-US)?$/.test(locale)) return `${Math.round(100 * share)}%`;
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}

/** Returns a part as a share of its whole, from 0 to 1, or 0 if the whole is 0 or the part is not a finite number. */
export const shareOf = (part: number, whole: number) =>
  whole > 0 && part > 0 && part < Infinity ? Math.min(1, part / whole) : 0;
