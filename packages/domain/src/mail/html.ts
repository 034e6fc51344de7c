import type { Field } from '../forms/field.ts';
import { parseDate } from '../input/date.ts';
import { formatDate, formatMoment, formatMoney } from '../input/format.ts';
import { phoneHref, splitPhone } from '../input/phone.ts';

declare const isHtml: unique symbol;
/** Text that is safe in HTML. It escapes everything a visitor typed. */
export type Html = string & { readonly [isHtml]: true };

/** Control characters, lone surrogates, line separators and bidirectional controls. */
const hostile = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

/**
 * Returns text for a subject: on one line, with each hostile character replaced by a visible
 * `\uFFFD`, so that the order staff see is the order they copy.
 */
export const oneLine = (text: string) => text.replace(/[\t\r\n]/g, ' ').replace(hostile, '\uFFFD');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Formats a visitor's text on one line. */
export const text = (value: string) => escaped(oneLine(value)) as Html;

/** Formats a visitor's text with its line breaks. */
export const paragraphs = (value: string) =>
  value
    .split(/\r\n|\r|\n/)
    .map(text)
    .join('<br>') as Html;

/**
 * Formats an address as a link to the staff's email program. The address can't add a header to
 * their email.
 */
export const emailLink = (address: string) =>
  `<a href="mailto:${escaped(encodeURIComponent(oneLine(address)).replaceAll('%40', '@'))}">${text(address)}</a>` as Html;

/**
 * Formats a phone number as a link to the staff's phone program, with its extension beside the
 * link.
 */
export function phoneLink(phone: string): Html {
  const { number, extension } = splitPhone(phone);
  const link = `<a href="${phoneHref(number)}">${text(number)}</a>`;
  return (extension === undefined ? link : `${link} ext. ${extension}`) as Html;
}

/** The English label of a choice. Returns any other text unchanged. */
export const choice = (labels: Readonly<Record<string, string>>, chosen: string) =>
  text(new Map(Object.entries(labels)).get(chosen) ?? chosen);

/** The language of an email to staff, whatever language the visitor read. */
export const staffLanguage = 'en-US';

/** Formats dollars with cents. */
export const money = (dollars: number) => text(formatMoney(dollars, 'always', staffLanguage));

/**
 * Formats a moment in the office's time zone, Los Angeles. Throws a RangeError for an invalid date.
 */
export const time = (at: Date) =>
  `<time datetime="${at.toISOString()}">${escaped(formatMoment(at))}</time>` as Html;

/** Formats a calendar date (`YYYY-MM-DD`). Returns any other text unchanged. */
export const calendarDay = (date: string) =>
  parseDate(date) === date
    ? (`<time datetime="${text(date)}">${escaped(formatDate(date, 'long', staffLanguage))}</time>` as Html)
    : text(date);

/** One row of an email: the label of a field, and the answer. */
export type Row = readonly [label: string, value: Html];

/**
 * Creates rows in the order of the form. Each field has its answer, or `null` if the email leaves it
 * out.
 *
 * @param english The English words of the form, whatever language the visitor read.
 */
export function rowsOf<Name extends string>(
  fields: readonly Field<Name>[],
  english: Readonly<Record<Name, { readonly label: string }>>,
  answers: Readonly<Record<Name, Html | null>>,
): Row[] {
  return fields.flatMap(({ name }): Row[] => {
    const answer = answers[name];
    return answer === null ? [] : [[english[name].label, answer]];
  });
}

/**
 * Creates the body of an email to staff, without styles: a heading, a table with row headings, and
 * a paragraph for each note.
 */
export function mailHtml(
  heading: string,
  rows: readonly Row[],
  notes: readonly (readonly Html[])[] = [],
): string {
  const body = rows.map(
    ([label, value]) => `<tr><th scope="row">${text(label)}</th><td>${value}</td></tr>`,
  );
  const paragraphs = notes.map((parts) => `<p>${parts.join('')}</p>`);
  return `<h1>${text(heading)}</h1><table><tbody>${body.join('')}</tbody></table>${paragraphs.join('')}`;
}
