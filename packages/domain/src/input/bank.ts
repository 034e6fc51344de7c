import { parseDigits } from './digits.ts';

/**
 * Whether a card number has the 13 to 19 digits of a payment card and the right check digit (the
 * Luhn formula of ISO/IEC 7812-1). Ignores spaces and dashes.
 */
export function looksLikeCardNumber(text: string): boolean {
  const digits = parseDigits(text) ?? '';
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Whether a number can be a routing number of the American Bankers Association: nine digits whose
 * first two name a Federal Reserve district (01-12), a thrift (21-32) or an electronic number
 * (61-72), and whose check digit is right (3, 7, 1 repeated, modulo 10). Ignores spaces and dashes.
 */
export function looksLikeRoutingNumber(text: string): boolean {
  const number = parseDigits(text) ?? '';
  // Nine zeros have the right check digit, so the prefix is checked too.
  if (!/^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/.test(number)) return false;
  const weights = [3, 7, 1];
  const sum = [...number].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/**
 * A month of one or two digits, then a year of two or four digits. A one-digit month needs a
 * separator.
 */
const monthFirst = /^(?:(0?[1-9]|1[0-2])(?:\s*[/.\p{Pd}]\s*|\s+)|(0[1-9]|1[0-2]))(?:20)?(\d{2})$/u;
/** A month in ISO 8601 format, which password managers fill in. */
const yearFirst = /^20(\d{2})(?:\s*[/.\p{Pd}]\s*|\s*)(0[1-9]|1[0-2])$/u;

/**
 * Reads a card's expiry date as people and password managers write it (`08/27`, `8/27`, `0827`,
 * `08-27`, `08.27`, `08 27`, `08/2027`, `2027-08`, `202708`). Returns it as a card shows it,
 * `MM/YY`, or `undefined` for anything else.
 */
export function parseExpiry(text: string): string | undefined {
  const typed = text.trim();
  const [, year, month] = yearFirst.exec(typed) ?? [];
  if (month && year) return `${month}/${year}`;
  const [, separated, joined, shortYear] = monthFirst.exec(typed) ?? [];
  const first = separated ?? joined;
  return first && shortYear && `${first.padStart(2, '0')}/${shortYear}`;
}

/**
 * Whether a card's expiry date, in any form that `parseExpiry` reads, is in the past. A card is
 * valid through the end of its month.
 */
export function hasExpired(text: string, today: Date): boolean {
  const expiry = parseExpiry(text);
  if (expiry === undefined) return false;
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(3));
  const firstDayAfter = new Date(year, month, 1);
  return today >= firstDayAfter;
}
