import type { FormDescription, Issue, Validated } from '@milepost/domain/forms';
import type { SendEmailRequest } from '@milepost/domain/mail';
import { preloadToasts } from '@milepost/ui/Toast';

/** What a form needs once a visitor has touched it: one module a form, named in its `load`. */
export interface FormRules<Name extends string, Value> {
  readonly validate: (input: unknown) => Validated<Value, Name>;
  /** Hints that never block. */
  readonly warn?: (input: unknown) => readonly Issue<Name>[];
  /** The mail that the answers become; a form without one is never mailed. */
  readonly mail?: (value: Value, at: Date) => SendEmailRequest;
}

/** All that a page loads when a form is first touched. */
export interface FormTools<Name extends string, Value> {
  readonly rules: FormRules<Name, Value>;
  readonly sendEmail: (mail: SendEmailRequest, key: string) => Promise<void>;
}

/** Loads the rules, the mail client and the toasts side by side. */
export async function loadTools<Name extends string, Value>(
  load: () => Promise<FormRules<Name, Value>>,
): Promise<FormTools<Name, Value>> {
  const [rules, { sendEmail }] = await Promise.all([load(), import('./send.ts'), preloadToasts()]);
  return { rules, sendEmail };
}

/** What a visitor answered, by field. */
export type Answers = Readonly<Record<string, string>>;

/** The answers of a form that nobody has touched. */
export const firstAnswers = (form: FormDescription): Answers =>
  Object.fromEntries(
    form.fields.map(({ name, defaultValue, range }) => [
      name,
      defaultValue ?? (range ? `${range.default}` : ''),
    ]),
  );

/** One submission, which a failure may make a visitor send again. */
export interface Attempt {
  readonly answers: string;
  /** Marks every try of this submission, so that it can't be delivered twice. */
  readonly key: string;
  readonly at: Date;
}

/** The submission that these answers belong to: the last one where nothing has changed since. */
export function attemptFor(answers: Answers, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(answers);
  return last?.answers === text
    ? last
    : { answers: text, key: crypto.randomUUID(), at: new Date() };
}
