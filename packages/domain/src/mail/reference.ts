/**
 * A short number that a receipt and an email share, so that a caller and staff can identify a
 * submission: `P-QQDNN-ND7C2`. The visitor's browser creates it; it proves nothing.
 */

/** Payment, payoff quote, pre-qualification, claim, message. */
const kinds = ['P', 'Q', 'A', 'C', 'M'] as const;

/** The first letter of a reference. Each form that can be emailed has its own. */
export type ReferenceKind = (typeof kinds)[number];

/**
 * Omits vowels, so that no word appears, and 0, 1, I and O, which people confuse with each other.
 */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXYZ';
const base = BigInt(alphabet.length);
const digits = 9;

/**
 * (1 d1 + 2 d2 + … + 9 d9) modulo 29. It detects every wrong character and every swap of neighbors.
 */
const checkDigit = (values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + (index + 1) * value, 0) % alphabet.length;

/**
 * Creates the reference of one attempt to submit a form, from its idempotency key.
 *
 * @param key A UUID, with or without dashes. Throws a SyntaxError if it has other characters than
 * hexadecimal digits.
 */
export function reference(key: string, kind: ReferenceKind): string {
  let rest = BigInt(`0x${key.replaceAll('-', '')}`) % base ** BigInt(digits);
  const values: number[] = [];
  for (let index = 0; index < digits; index += 1) {
    values.unshift(Number(rest % base));
    rest /= base;
  }
  const text = [...values, checkDigit(values)].map((value) => alphabet.charAt(value)).join('');
  return `${kind}-${text.slice(0, 5)}-${text.slice(5)}`;
}

/**
 * Whether text is a reference. Ignores spaces, dashes and case, because people read references over
 * the phone.
 */
export function isReference(text: string): boolean {
  const [kind, ...body] = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  const values = body.map((character) => alphabet.indexOf(character));
  return (
    kinds.some((known) => known === kind) &&
    values.length === digits + 1 &&
    !values.includes(-1) &&
    checkDigit(values.slice(0, digits)) === values[digits]
  );
}

/** Adds the reference to an email, in a paragraph at the end. */
export const withReference = <Message extends { readonly html: string }>(
  mail: Message,
  reference: string,
): Message => ({ ...mail, html: `${mail.html}<p>Reference: ${reference}</p>` });
