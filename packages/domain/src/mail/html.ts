import type { Field, Option } from '../forms/form.ts';
import { parseDate } from '../input/date.ts';
import { formatDate, formatMoment } from '../input/format.ts';
import { phoneHref } from '../input/phone.ts';

declare const isHtml: unique symbol;
/** Text that is safe to stand in HTML: everything a visitor typed is escaped in it. */
export type Html = string & { readonly [isHtml]: true };

/** Control characters, lone surrogates, line separators and marks that turn text around. */
const hostile = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF]/gu;

/**
 * Text as it may stand in a subject: on one line, each hostile character made visible as `\uFFFD`, so
 * that it can't show itself in another order than staff would copy it.
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

/** A visitor's words on one line. */
export const text = (value: string) => escaped(oneLine(value)) as Html;

/** A visitor's words with their line breaks. */
export const paragraphs = (value: string) =>
  value
    .split(/\r\n|\r|\n/)
    .map(text)
    .join('<br>') as Html;

/** An address that opens staff's mail program; nothing in it can add a header to their mail. */
export const emailLink = (address: string) =>
  `<a href="mailto:${escaped(encodeURIComponent(oneLine(address)).replaceAll('%40', '@'))}">${text(address)}</a>` as Html;

/** A number that opens staff's phone program. */
export const phoneLink = (phone: string) =>
  `<a href="${phoneHref(phone)}">${text(phone)}</a>` as Html;

/** The words of a choice, as the visitor read them. */
export const choice = (options: readonly Option[], chosen: string) =>
  text(options.find(({ value }) => value === chosen)?.label ?? chosen);

/** A moment as the office in Los Angeles reads it. Throws a RangeError for an invalid date. */
export const time = (at: Date) =>
  `<time datetime="${at.toISOString()}">${escaped(formatMoment(at))}</time>` as Html;

/** A calendar date (`YYYY-MM-DD`), written out; anything else as it is. */
export const calendarDay = (date: string) =>
  parseDate(date) === date
    ? (`<time datetime="${text(date)}">${escaped(formatDate(date, 'long'))}</time>` as Html)
    : text(date);

/** One row of a mail: the label that the visitor saw, and the answer. */
export type Row = readonly [label: string, value: Html];

/**
 * Rows under the labels of the form that asked, in its order. Each field has its answer, or `null`
 * where it stays out of the mail.
 */
export function rowsOf<Name extends string>(
  fields: readonly Field<Name>[],
  answers: Readonly<Record<Name, Html | null>>,
): Row[] {
  return fields.flatMap(({ name, label }): Row[] => {
    const answer = answers[name];
    return answer === null ? [] : [[label, answer]];
  });
}

/** The body of a mail to staff: a heading and a table with row headings, without any style. */
export function mailHtml(heading: string, rows: readonly Row[]): string {
  const body = rows.map(
    ([label, value]) => `<tr><th scope="row">${text(label)}</th><td>${value}</td></tr>`,
  );
  return `<h1>${text(heading)}</h1><table><tbody>${body.join('')}</tbody></table>`;
}
