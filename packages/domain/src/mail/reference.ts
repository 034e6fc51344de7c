/**
 * A short number that a receipt and a mail have in common, so that a caller and staff speak of the
 * same thing: `P-QQDNN-ND7C2`. The visitor's browser makes it; it proves nothing.
 */

/** What a reference is of: payment, payoff quote, pre-qualification, claim, message. */
export type ReferenceKind = 'P' | 'Q' | 'A' | 'C' | 'M';

/** No vowels, so that no word comes out; no 0, 1, I and O, which are mistaken for each other. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXYZ';
const base = BigInt(alphabet.length);
const digits = 9;

/** (1 d1 + 2 d2 + … + 9 d9) modulo 29: it catches every wrong character and every swap of neighbors. */
const checkDigit = (values: readonly number[]): number =>
  values.reduce((sum, value, place) => sum + (place + 1) * value, 0) % alphabet.length;

/**
 * The reference of one attempt to send a form, from its idempotency key.
 *
 * @param key A UUID, with or without dashes. Throws a SyntaxError for anything else than hexadecimals.
 */
export function reference(key: string, kind: ReferenceKind): string {
  let rest = BigInt(`0x${key.replaceAll('-', '')}`) % base ** BigInt(digits);
  const values: number[] = [];
  for (let place = 0; place < digits; place += 1) {
    values.unshift(Number(rest % base));
    rest /= base;
  }
  const text = [...values, checkDigit(values)].map((value) => alphabet.charAt(value)).join('');
  return `${kind}-${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Whether text is a reference, blanks, dashes and case aside, as someone reads it over the phone. */
export function isReference(text: string): boolean {
  const [, body] =
    /^[PQACM]([2-9B-Z]{10})$/.exec(text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()) ?? [];
  const values = [...(body ?? '')].map((character) => alphabet.indexOf(character));
  return (
    values.length > digits &&
    !values.includes(-1) &&
    checkDigit(values.slice(0, digits)) === values[digits]
  );
}

/** A mail with the reference in one paragraph after all that it says. */
export const withReference = <Message extends { readonly html: string }>(
  mail: Message,
  reference: string,
): Message => ({ ...mail, html: `${mail.html}<p>Reference: ${reference}</p>` });
