import { brandOf, tail } from '../input/card.ts';
import { dollars, formatDate } from '../input/format.ts';
import type { Field } from './form.ts';

/** One answer as a receipt shows it. */
export interface ReceiptRow {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

/** Answers that no receipt shows: a security code, what only staff need, and parts of an identity. */
const neverShown = new Set(['cvv', 'expiry', 'routingNumber', 'ssn', 'password']);

/** Numbers of which a receipt shows the last four. */
const shownByTail = new Set(['account', 'accountNumber', 'bankAccountNumber', 'phone']);

/** An answer in a receipt's words. */
function textOf(field: Field, answer: unknown): string {
  const text = String(answer);
  if (field.name === 'cardNumber') return `${brandOf(text) ?? 'Card'} ${tail(text)}`;
  if (shownByTail.has(field.name)) return tail(text);
  if (field.control === 'money' || field.control === 'slider') return dollars(Number(answer));
  if (field.control === 'date') return formatDate(text, 'long');
  if (!('options' in field)) return text;
  return field.options.find(({ value }) => value === text)?.label ?? text;
}

/**
 * A form's clean answers as a receipt shows them, in the form's order. Of a card's, an account's or a
 * phone's number it shows four digits at most; what was not asked for or left empty has no row.
 */
export function receiptOf(
  { fields }: { readonly fields: readonly Field[] },
  value: Readonly<Record<string, unknown>>,
): ReceiptRow[] {
  return fields.flatMap((field): ReceiptRow[] => {
    const answer = value[field.name];
    if (neverShown.has(field.name) || answer === undefined || answer === '') return [];
    return [{ field: field.name, label: field.label, text: textOf(field, answer) }];
  });
}
