/** Where one part of a SplitBar is drawn. */
export interface SplitShare {
  /** The `x` of its rectangle, and of the gap before it. */
  start: string;
  /** The `width` of its rectangle. */
  share: string;
}

/**
 * Where a SplitBar draws its parts, in their order. A page that changes the bar before React hydrates
 * it uses this too.
 *
 * @param values How large each part is; 0 or more.
 */
export function splitShares(values: readonly number[]): readonly SplitShare[] {
  const whole = values.reduce((sum, value) => sum + value, 0) || 1;
  let before = 0;
  return values.map((value) => {
    const start = `${(100 * before) / whole}%`;
    before += value;
    return { start, share: `${(100 * value) / whole}%` };
  });
}
