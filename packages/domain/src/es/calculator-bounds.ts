/*
 * The bounds of the calculator's numbers in words. Each is a separate export, so that the code that
 * answers before React contains only those that it uses.
 */

/** `de $0 a $20,000`. */
export const bounds = (least: string, most: string) => `de ${least} a ${most}`;
/** `de 12 a 84 meses enteros`. */
export const monthBounds = (least: number, most: number) => `de ${least} a ${most} meses enteros`;
export const wholeMonths = (least: number, most: number) =>
  `Escriba meses enteros, de ${least} a ${most}`;
