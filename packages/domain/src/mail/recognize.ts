import type { AnyForm } from '../forms/index.ts';
import { claimMail } from './claim.ts';
import { contactMail } from './contact.ts';
import { text } from './html.ts';
import type { SendEmailRequest } from './index.ts';
import { paymentMail } from './payment.ts';
import { payoffMail } from './payoff.ts';
import { preQualifyMail } from './pre-qualify.ts';

/** A form that can become a mail, by its id. */
export type MailedFormId = Extract<AnyForm, { readonly mail: () => unknown }>['id'];

type Likeness = Pick<SendEmailRequest, 'subject' | 'html' | 'name'>;

const person = { name: 'A', email: 'a@b.example', phone: '2135550100' };
const day = '2026-01-01';
const account = { accountNumber: '1', amount: 1 };

/** A mail of each form and, where a form has several tables, of each: every other has the shape of one. */
const examples: Readonly<Record<MailedFormId, () => readonly Likeness[]>> = {
  payoff: () => [
    payoffMail({ account: '1', ...person, ssn: '0000', payoffDate: day }, new Date(0)),
  ],
  'pre-qualify': () => [
    preQualifyMail(
      {
        ...person,
        ...{ firstName: 'A', lastName: 'B', ssn: '0000', loanAmount: 1 },
        ...{ employmentStatus: 'employed', monthlyIncome: '5000+' },
      },
      new Date(0),
    ),
  ],
  payment: () => [
    paymentMail(
      { ...account, paymentMethod: 'debit', cardNumber: '1', expiry: '01/30' },
      new Date(0),
    ),
    paymentMail(
      { ...account, paymentMethod: 'ach', routingNumber: '1', bankAccountNumber: '1' },
      new Date(0),
    ),
  ],
  claim: () => [
    claimMail(
      { ...person, accountNumber: '1', incidentDate: day, description: 'A', claimNumber: '' },
      new Date(0),
    ),
  ],
  contact: () => [contactMail({ ...person, message: 'A' }, new Date(0))],
};

interface Shape {
  readonly form: MailedFormId;
  /** The HTML with its answers left out. */
  readonly frame: string;
  readonly heading: string;
  readonly isNamed: boolean;
}

let shapes: readonly Shape[] | undefined;

function shapesOfAll(): readonly Shape[] {
  return (Object.keys(examples) as MailedFormId[]).flatMap((form) =>
    examples[form]().map(({ html, name }) => ({
      form,
      frame: partsOf(html).frame,
      heading: /^<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '',
      isNamed: name !== undefined,
    })),
  );
}

/** An answer as mails have it: words, line breaks, links to a mailbox or a phone, and times. */
const words = '[^<>]*';
const inline = `<br>|<a href="(?:mailto|tel):[^"<>]*">${words}</a>|<time datetime="[^"<>]*">${words}</time>`;
const answer = new RegExp(`<td>(${words}(?:(?:${inline})${words})*)</td>`, 'g');
/** What may follow the table: the reference that the visitor's receipt shows. */
const reference = /<p>Reference: [\dA-Z]-[\dA-Z]{5}-[\dA-Z]{5}<\/p>$/;

function partsOf(html: string): { readonly frame: string; readonly answers: readonly string[] } {
  const answers: string[] = [];
  const frame = html.replace(reference, '').replace(answer, (_, words: string) => {
    answers.push(words);
    return '<td></td>';
  });
  return { frame, answers };
}

/**
 * Tells which form a mail is of: by its subject, its heading and the rows of its table in their order.
 * `undefined` for a mail that no form makes. What the answers say is not judged: a visitor may type
 * anything into a form, but can't have staff get a mail of another make.
 */
export function recognizeMail({ subject, html, name }: Likeness): MailedFormId | undefined {
  shapes ??= shapesOfAll();
  const { frame, answers } = partsOf(html);
  const found = shapes.find(({ form, heading, isNamed, ...shape }) => {
    const title = form === 'pre-qualify' ? `${heading} - ${answers[0]} ${answers[1]}` : heading;
    return (
      frame === shape.frame &&
      text(subject) === title &&
      (isNamed ? name !== undefined && answers.includes(text(name)) : name === undefined)
    );
  });
  return found?.form;
}
