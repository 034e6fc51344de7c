import { haveReady, nothingSent, receiptWords } from '../content/receipt.ts';
import type { PageLink } from '../content/text.ts';
import type { Phone } from '../facts/company.ts';
import { brandOf, tail } from '../input/card.ts';
import { dollars, formatDate, formatLocalMoment } from '../input/format.ts';
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
  value: object,
): ReceiptRow[] {
  const answers = new Map<string, unknown>(Object.entries(value));
  return fields.flatMap((field): ReceiptRow[] => {
    const answer = answers.get(field.name);
    if (neverShown.has(field.name) || answer === undefined || answer === '') return [];
    return [{ field: field.name, label: field.label, text: textOf(field, answer) }];
  });
}

/** What a form's receipt says beside the answers. */
export interface ReceiptWords<Value> {
  readonly heading: string;
  /** What follows, in order; `on` is the visitor's own day, as `2026-11-21`. */
  readonly next: (value: Value, on: string) => ReceiptNext;
  readonly links: readonly PageLink[];
}

/** What a receipt says about what follows. */
export interface ReceiptNext {
  readonly steps: readonly string[];
  /** Sentences below the steps. */
  readonly notes: readonly string[];
  /** Rows below the answers, such as a fee. */
  readonly rows?: readonly Omit<ReceiptRow, 'field'>[];
}

/** What a visitor keeps of a form that was sent, ready to be shown, printed or copied. */
export interface Receipt extends ReceiptNext {
  readonly heading: string;
  readonly rows: readonly Omit<ReceiptRow, 'field'>[];
  readonly links: readonly PageLink[];
}

/** What a receipt has to know of a form. */
export interface ReceiptForm {
  readonly fields: readonly Field[];
  /** Whom to call about it. */
  readonly phone: Phone;
}

/** A mail that was accepted. */
export interface Sent {
  readonly reference: string;
  readonly at: Date;
}

/** Makes a receipt on the visitor's own day (`2026-11-21`). `sent` is left out where nobody but the visitor got the answers. */
export function makeReceipt<Value extends object>(
  form: ReceiptForm,
  words: ReceiptWords<Value>,
  value: Value,
  on: string,
  sent?: Sent,
): Receipt {
  const next = words.next(value, on);
  return {
    heading: words.heading,
    rows: [
      ...(sent
        ? [
            { label: receiptWords.reference, text: sent.reference },
            { label: receiptWords.sent, text: formatLocalMoment(sent.at) },
          ]
        : []),
      ...receiptOf(form, value),
      ...(next.rows ?? []),
    ],
    steps: next.steps,
    notes: [...next.notes, sent ? haveReady(form.phone) : nothingSent(form.phone)],
    links: words.links,
  };
}

/** A receipt as plain text, to be copied. */
export const receiptText = ({ heading, rows, steps, notes }: Receipt): string =>
  [
    heading,
    '',
    ...rows.map(({ label, text }) => `${label}: ${text}`),
    '',
    receiptWords.next,
    ...steps.map((step, place) => `${place + 1}. ${step}`),
    ...notes,
  ].join('\n');
