/**
 * Whether a card number holds the check digit of ISO/IEC 7812-1 (the Luhn formula) and has the 13
 * to 19 digits of a payment card. Blanks between the digits don't count.
 */
export function looksLikeCardNumber(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const doubled = Number(character) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Whether a routing number is one that the American Bankers Association can have given to a bank:
 * nine digits whose first two name a Federal Reserve district (01-12), a thrift (21-32) or an
 * electronic number (61-72), and whose check digit fits (3, 7, 1 repeated, modulo 10). The prefix
 * matters: nine zeros would hold the check digit.
 */
export function looksLikeRoutingNumber(text: string): boolean {
  const number = text.trim();
  if (!/^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/.test(number)) return false;
  const weights = [3, 7, 1];
  const sum = [...number].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/**
 * Reads a card's expiry date as people write it (`08/27`, `8/27`, `0827`, `08-27`, `08 27`), and
 * answers it as a card prints it, `MM/YY`; `undefined` for anything else.
 */
export function parseExpiry(text: string): string | undefined {
  const [, month, year] =
    /^(0?[1-9]|1[0-2])(?: ?[/\p{Pd}] ?| )(\d{2})$/u.exec(text.trim()) ??
    /^(0[1-9]|1[0-2])(\d{2})$/.exec(text.trim()) ??
    [];
  return month && year && `${month.padStart(2, '0')}/${year}`;
}

/**
 * Whether a card's expiry date, in any form that `parseExpiry` reads, lies before today; a card is
 * good through the end of its month.
 */
export function hasExpired(text: string, today: Date): boolean {
  const expiry = parseExpiry(text);
  if (expiry === undefined) return false;
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(3));
  const firstDayAfter = new Date(year, month, 1);
  return today >= firstDayAfter;
}
