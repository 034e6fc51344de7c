/** The extension after a phone number: `x12`, `ext. 12`, `extension 12`, `#12`. */
const extended = /^(.*\d\)?)[\s,;.]*(?:extension|ext\.?|x|#)[\s.:]*(\d{1,6})$/i;

/** Splits a phone number into the number and its extension, which may be `undefined`. */
export function splitPhone(text: string): {
  readonly number: string;
  readonly extension: string | undefined;
} {
  const [, number = text, extension] = extended.exec(text.trim()) ?? [];
  return { number: number.trim(), extension };
}

/** Returns the digits of a phone number, without those of its extension. */
export const phoneDigits = (text: string): string => splitPhone(text).number.replace(/\D/g, '');

/**
 * Whether text has only the characters of phone numbers: digits, spaces, brackets, dots, slashes,
 * any dash, a leading plus, and an extension at the end, as in `+1 (213) 555-0100 ext. 12`.
 */
export const hasPhoneCharacters = (text: string): boolean =>
  /^\(?\+?[\d\s()./\p{Pd}]*$/u.test(splitPhone(text).number);

/**
 * The `tel:` link of a phone number, without its extension. A ten-digit number gets the US country
 * code.
 */
export function phoneHref(text: string): string {
  const digits = phoneDigits(text);
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
