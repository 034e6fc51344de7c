import { claimExamples } from '../forms/claim/example.ts';
import { contactExamples } from '../forms/contact/example.ts';
import type { AnyForm } from '../forms/index.ts';
import { paymentExamples } from '../forms/payment/example.ts';
import { payoffExamples } from '../forms/payoff/example.ts';
import { preQualifyExamples } from '../forms/pre-qualify/example.ts';
import type { SendEmailRequest } from './index.ts';

/** The id of a form that can become an email. */
export type MailedFormId = Extract<AnyForm, { readonly mail: () => unknown }>['id'];

/** The parts that all emails of a form share: everything except the visitor's answers. */
export interface MailShape {
  readonly form: MailedFormId;
  /** The HTML without the answers, and with placeholders for amounts, dates and times. */
  readonly frame: string;
  /** The heading, which the subject repeats. */
  readonly heading: string;
  /** The rows whose answers follow the heading in the subject. */
  readonly subjectRows: readonly number[];
  /** The row with the visitor's email address, if the form asks for one. */
  readonly emailRow?: number;
  /** Whether the email includes the visitor's name. */
  readonly isNamed: boolean;
}

/** The example emails of each form, one for each shape. */
const examples: Readonly<Record<MailedFormId, () => readonly SendEmailRequest[]>> = {
  payoff: payoffExamples,
  'pre-qualify': preQualifyExamples,
  payment: paymentExamples,
  claim: claimExamples,
  contact: contactExamples,
};

/** The forms that can become an email. */
export const mailedForms = Object.keys(examples) as readonly MailedFormId[];

/** The shapes of the emails that this version of the forms creates. */
export function currentShapes(): readonly MailShape[] {
  return mailedForms.flatMap((form) => examples[form]().map((mail) => shapeOf(form, mail)));
}

/** The shape of a form's email. */
export function shapeOf(form: MailedFormId, { subject, html, name }: SendEmailRequest): MailShape {
  const { frame, answers } = partsOf(html);
  const heading = /^<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
  const emailRow = answers.findIndex((answer) => answer.startsWith('<a href="mailto:'));
  const rest = subject.slice(heading.length).replace(/^ - /, '');
  return {
    form,
    frame,
    heading,
    subjectRows: rest === '' ? [] : rest.split(' ').map((answer) => answers.indexOf(answer)),
    ...(emailRow >= 0 && { emailRow }),
    isNamed: name !== undefined,
  };
}

/** An answer in an email: text, line breaks, links to a mailbox or a phone number, and times. */
const words = '[^<>]*';
const link = `<a href="(?:mailto|tel):[^"<>]*">${words}</a>`;
const time = `<time datetime="[^"<>]*">${words}</time>`;
const answer = new RegExp(`<td>(${words}(?:(?:<br>|${link}|${time})${words})*)</td>`, 'g');
/** The parts of the paragraphs below the table that differ between emails of a form. */
const variable = new RegExp(
  [
    time,
    '\\$[\\d,]{1,20}\\.\\d\\d',
    '[A-Z][a-z]{2,8} \\d{1,2}, \\d{4}',
    'ending in [\\p{L}\\d\\ufffd]{1,4}',
    'Entered, not shown|____',
  ].join('|'),
  'gu',
);

/** Splits an email's HTML into its shape and its answers, which are HTML too. */
export function partsOf(html: string): {
  readonly frame: string;
  readonly answers: readonly string[];
} {
  const answers: string[] = [];
  const end = html.indexOf('</table>');
  const table = html.slice(0, end).replace(answer, (_, words: string) => {
    answers.push(words);
    return '<td></td>';
  });
  return { frame: table + html.slice(end).replace(variable, '*'), answers };
}
