/** The digits of a phone number as typed. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '');

/** Whether text has only what phone numbers are written with: `+1 (213) 555-0100`, any dash included. */
export const hasPhoneCharacters = (text: string): boolean =>
  /^\(?\+?[\d\s().\p{Pd}]*$/u.test(text.trim());

/** What a `tel:` link dials for a phone number as typed; ten digits are read as American. */
export function phoneHref(text: string): string {
  const digits = phoneDigits(text);
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}
