import { card, valueWords } from '#words/card';
import { haveReady, nothingSent, receiptWords } from '../content/receipt.ts';
import type { PageLink } from '../content/text.ts';
import type { Phone } from '../facts/company.ts';
import { brandOf, tail } from '../input/card.ts';
import { dollars, formatDate, formatLocalMoment } from '../input/format.ts';
import { splitPhone } from '../input/phone.ts';
import type { Field } from './field.ts';

/** One answer as a receipt shows it. */
export interface ReceiptRow {
  readonly field: string;
  readonly label: string;
  readonly text: string;
}

/** Numbers whose last four digits a receipt shows. */
const shownByTail = new Set(['account', 'accountNumber', 'bankAccountNumber', 'cardNumber']);

/** Whether no receipt shows any part of the answer: a security code, parts of an identity. */
const isNeverShown = (field: Field) =>
  ('isSecret' in field || field.control === 'password') && !shownByTail.has(field.name);

/** Formats an answer for a receipt. */
function textOf(field: Field, answer: unknown): string {
  const text = String(answer);
  if (field.name === 'cardNumber') return card(brandOf(text), tail(text));
  if (field.control === 'tel') return tail(splitPhone(text).number, valueWords);
  if (shownByTail.has(field.name)) return tail(text, valueWords);
  if (field.control === 'money' || field.control === 'slider') return dollars(Number(answer));
  if (field.control === 'date') return formatDate(text, 'long');
  if (!('options' in field)) return text;
  return field.options.find(({ value }) => value === text)?.label ?? text;
}

/**
 * A form's valid answers as a receipt shows them, in the form's order. It shows at most four digits
 * of a card, account or phone number. Hidden and empty fields have no row.
 */
export function receiptOf(
  { fields }: { readonly fields: readonly Field[] },
  value: object,
): ReceiptRow[] {
  const answers = new Map<string, unknown>(Object.entries(value));
  return fields.flatMap((field): ReceiptRow[] => {
    const answer = answers.get(field.name);
    if (isNeverShown(field) || answer === undefined || answer === '') return [];
    return [{ field: field.name, label: field.label, text: textOf(field, answer) }];
  });
}

/** The texts of a form's receipt besides the answers. */
export interface ReceiptWords<Value, Shown = unknown> {
  readonly heading: string;
  /** The field whose answer the receipt shows first and large. */
  readonly lead?: string;
  /** The label of the button for another submission. */
  readonly again: string;
  /**
   * The next steps once it was sent, in order. `on` is the visitor's own day, as `2026-11-21`, and `shown` what the page
   * showed beside the form.
   */
  readonly next: (value: Value, on: string, shown?: Shown) => ReceiptNext;
  readonly links: readonly PageLink[];
}

/** Describes the next steps. */
export interface ReceiptNext {
  readonly steps: readonly string[];
  /** Sentences below the steps. */
  readonly notes: readonly string[];
  /** The English words of a note that a translated receipt has to have. */
  readonly original?: string | undefined;
  /** Rows below the answers, such as a fee. */
  readonly rows?: readonly Omit<ReceiptRow, 'field'>[];
}

/** The receipt of a sent form, ready to be shown, printed or copied. */
export interface Receipt extends ReceiptNext {
  readonly heading: string;
  readonly rows: readonly Omit<ReceiptRow, 'field'>[];
  /** Whether somebody but the visitor has the answers. */
  readonly isSent: boolean;
  /** The row to show first and large. */
  readonly lead?: Omit<ReceiptRow, 'field'> | undefined;
  readonly again: string;
  readonly links: readonly PageLink[];
}

/** The parts of a form that a receipt needs. */
export interface ReceiptForm {
  readonly fields: readonly Field[];
  /** The number to call about it. */
  readonly phone: Phone;
  /** The note on the receipt of answers that were sent to nobody. @default they stayed in the browser */
  readonly nothingSent?: string;
}

/** An accepted email, or a payment that a payment service accepted. */
export interface Sent {
  readonly reference: string;
  readonly at: Date;
}

/**
 * Creates a receipt on the visitor's own day (`2026-11-21`).
 *
 * @param sent Left out if nobody but the visitor has the answers.
 * @param shown What the page showed beside the form.
 */
export function makeReceipt<Value extends object, Shown>(
  form: ReceiptForm,
  words: ReceiptWords<Value, Shown>,
  value: Value,
  on: string,
  sent?: Sent,
  shown?: Shown,
): Receipt {
  const next = words.next(value, on, shown);
  const answers = receiptOf(form, value);
  return {
    heading: words.heading,
    isSent: sent !== undefined,
    lead: answers.find(({ field }) => field === words.lead),
    again: words.again,
    rows: [
      ...(sent
        ? [
            { label: receiptWords.reference, text: sent.reference },
            { label: receiptWords.sent, text: formatLocalMoment(sent.at) },
          ]
        : []),
      ...answers,
      ...(next.rows ?? []),
    ],
    steps: sent ? next.steps : [],
    notes: [
      ...next.notes,
      sent ? haveReady(form.phone) : (form.nothingSent ?? nothingSent(form.phone)),
    ],
    original: next.original,
    links: words.links,
  };
}

/** Formats a receipt as plain text, to be copied. */
export const receiptText = ({ heading, rows, steps, notes, original }: Receipt): string =>
  [
    heading,
    '',
    ...rows.map(({ label, text }) => `${label}: ${text}`),
    '',
    ...(steps.length > 0 ? [receiptWords.next] : []),
    ...steps.map((step, place) => `${place + 1}. ${step}`),
    ...notes,
    ...(original ? [original] : []),
  ].join('\n');
