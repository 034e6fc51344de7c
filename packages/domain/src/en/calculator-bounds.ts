/*
 * The bounds of the calculator's numbers in words. Each is a separate export, so that the code that
 * answers before React contains only those that it uses.
 */

/** `$0 to $20,000`. */
export const bounds = (least: string, most: string) => `${least} to ${most}`;
/** `12 to 84 whole months`. */
export const monthBounds = (least: number, most: number) => `${least} to ${most} whole months`;
export const wholeMonths = (least: number, most: number) =>
  `Enter whole months, ${least} to ${most}`;
