import { clean } from './clean.ts';

/**
 * Reads a number written in digits, and ignores spaces and dashes around and between them. Returns
 * `undefined` for anything else.
 */
export function parseDigits(text: string): string | undefined {
  const digits = text.replace(/[\s\p{Pd}]/gu, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** Returns the digits if {@link parseDigits} can read the text, and the cleaned text otherwise. */
export function digitsOf(text: string): string {
  const cleaned = clean(text);
  return parseDigits(cleaned) ?? cleaned;
}

/** Writes a number in digits in groups of four, `4111 1111 1111 1111`, and other text as it is. */
export const inFours = (text: string): string =>
  parseDigits(clean(text))?.replace(/\d{4}(?=\d)/g, '$& ') ?? text;
