import { text } from './html.ts';
import type { SendEmailRequest } from './index.ts';
import { languageParagraphs } from './language.ts';
import { isReference } from './reference.ts';
import { releasedShapes } from './released-shapes.ts';
import { currentShapes, type MailedFormId, type MailShape, partsOf } from './shapes.ts';

export { type MailedFormId, mailedForms } from './shapes.ts';

/** An email that one of the forms created. */
export interface RecognizedMail {
  readonly form: MailedFormId;
  /** The reference on the visitor's receipt, if the email has one. */
  readonly reference?: string;
  /**
   * The visitor's email address, if the form asks for one. It is unchecked: validate it before use.
   */
  readonly email?: string;
}

/** The paragraph that the site adds below the email of a form. That of a language follows it. */
const referenceLine = /<p>Reference: ([^<>]*)<\/p>$/;

/**
 * Finds the form that created an email, by the email's subject, its heading, the rows of its table
 * and the paragraphs below it. Returns `undefined` for any other email. The answers are not
 * validated: a visitor may type anything into a form, but can't send staff an email of another
 * shape.
 *
 * @param shapes The known shapes. By default these are the shapes of this version and of the last
 * release, whose pages may still be open in a browser.
 */
export function recognizeMail(
  { subject, html, name }: Pick<SendEmailRequest, 'subject' | 'html' | 'name'>,
  shapes: readonly MailShape[] = knownShapes(),
): RecognizedMail | undefined {
  const language = languageParagraphs.find((paragraph) => html.endsWith(paragraph)) ?? '';
  const english = html.slice(0, html.length - language.length);
  const [end = '', reference] = referenceLine.exec(english) ?? [];
  if (reference !== undefined && !isReference(reference)) return undefined;
  const { frame, answers } = partsOf(english.slice(0, english.length - end.length));
  const found = shapes.find(
    (shape) =>
      frame === shape.frame &&
      text(subject) === titleOf(shape, answers) &&
      (shape.isNamed ? name !== undefined && answers.includes(text(name)) : name === undefined),
  );
  if (!found) return undefined;
  const email = found.emailRow === undefined ? undefined : emailOf(answers[found.emailRow] ?? '');
  return { form: found.form, ...(reference && { reference }), ...(email && { email }) };
}

/** The address in an answer that `emailLink` wrote. Undefined for any other answer. */
function emailOf(answer: string): string | undefined {
  const [, encoded = ''] = /^<a href="mailto:([^"<>]+)">[^<>]*<\/a>$/.exec(answer) ?? [];
  try {
    return decodeURIComponent(encoded.replaceAll('&#39;', "'")) || undefined;
  } catch {
    return undefined;
  }
}

let known: readonly MailShape[] | undefined;
function knownShapes(): readonly MailShape[] {
  known ??= [...currentShapes(), ...Object.values(releasedShapes).flat()];
  return known;
}

function titleOf({ heading, subjectRows }: MailShape, answers: readonly string[]): string {
  const names = subjectRows.map((row) => answers[row]);
  return names.length > 0 ? `${heading} - ${names.join(' ')}` : heading;
}
