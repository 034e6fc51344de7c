import { type Traversal, type } from 'arktype';
import * as words from '#words/form-rules';
import { clean, hasVisible } from '../input/clean.ts';
import { readDate } from '../input/date.ts';
import { formatMoney } from '../input/format.ts';
import { parseMoney } from '../input/money.ts';
import { hasPhoneCharacters, phoneDigits } from '../input/phone.ts';
import type { Field } from './field.ts';
import type { Issue, Rules, Validated } from './form.ts';
import { ssnField } from './ssn.ts';

/** A rule about text. If it is broken it rejects with the sentence that the visitor reads. */
type Rule = (text: string, ctx: Traversal) => boolean;

export const rule =
  (holds: (text: string) => boolean, message: string): Rule =>
  (text, ctx) =>
    holds(text) || ctx.reject({ message });

export const matches = (pattern: RegExp, message: string) =>
  rule((text) => pattern.test(text), message);

export const isAtLeast = (limit: number, message: string) =>
  rule((text) => text.length >= limit, message);

/** Limits the number of characters, counted as browsers count them (UTF-16 code units). */
export const isAtMost = (limit: number, label: string) =>
  rule((text) => text.length <= limit, words.tooLong(label, limit));

/** Requires at least one letter, digit or symbol. */
export const isPresent = (message: string) => rule(hasVisible, message);

/** The first of a field's rules, so that an empty answer is reported as missing, not as invalid. */
export const isRequired = (label: string) => isPresent(words.required(label));

/** Combines rules for text. The first broken one is reported. */
export const text = (...rules: readonly Rule[]) =>
  type.string.narrow((typed, ctx) => rules.every((holds) => holds(typed, ctx)));

/**
 * An email address as browsers accept it in `<input type="email">` (WHATWG HTML, "valid email
 * address"), with a dot in its domain, because the mail goes to the internet. Both parts may have the
 * letters of any script (RFC 6531). Some browsers convert the domain to ASCII (`xn--`).
 */
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?(?:\.[\p{L}\p{M}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?)+$/u;

/**
 * An email address of at most 255 characters.
 *
 * @param messageWhenEmpty The sentence for a missing one, which the product sets for each form.
 */
export const email = (label: string, messageWhenEmpty = words.required(label)) =>
  text(
    isPresent(messageWhenEmpty),
    isAtMost(255, label),
    matches(emailPattern, words.invalidEmail),
  );

/**
 * A phone number of 10 to 15 digits. The product's message is about digits, so its limits count
 * digits: `+1 (213) 555-0100` is 17 characters and valid. Blanks, brackets, dashes, dots, slashes and
 * a leading plus don't count, nor does an extension (`ext. 12`).
 */
export const phone = (messageWhenEmpty: string) =>
  text(
    isPresent(messageWhenEmpty),
    rule(hasPhoneCharacters, words.invalidPhone),
    rule((typed) => phoneDigits(typed).length >= 10, words.phoneTooShort),
    rule((typed) => phoneDigits(typed).length <= 15, words.phoneTooLong),
  );

/** An amount in dollars, converted to a number: `$1,234.50` is 1234.5. */
export const dollars = (label: string, { min, max = Infinity }: { min: number; max?: number }) => {
  const sum = (typed: string) => parseMoney(typed) ?? Number.NaN;
  return text(
    isRequired(label),
    rule((typed) => !Number.isNaN(sum(typed)), words.invalidMoney(label)),
    rule((typed) => sum(typed) >= min, words.tooLittle(label, formatMoney(min))),
    rule((typed) => sum(typed) <= max, words.tooMuch(label, formatMoney(max))),
  ).pipe(sum);
};

/** One of the values of a list of options, exactly. */
export const oneOf = <const Value extends string>(
  options: readonly { readonly value: Value }[],
  label: string,
) =>
  type.string.narrow(
    (text, ctx): text is Value =>
      options.some(({ value }) => value === text) || ctx.reject({ message: words.required(label) }),
  );

/**
 * The last four digits of a Social Security number, without blanks between them. A full number is
 * reported, because its last four digits may not be the intended ones.
 */
export const ssnDigits = text(matches(/^\d{4}$/, ssnField.tooLong));

/** A calendar date, converted to `YYYY-MM-DD`. */
export const calendarDate = (label: string) =>
  text(
    isRequired(label),
    rule((typed) => readDate(typed) !== undefined, words.invalidDate(label)),
  ).pipe((typed) => readDate(typed) ?? typed);

/** A rule for each field of a form; a field without one is a type error. */
export type RuleOfEach<Name extends string> = Readonly<Record<Name, type.Any>> & {
  readonly '+': 'delete';
};

/**
 * Reads a form's answers from unknown input and cleans them, so that every rule and every warning
 * gets the same text. A number counts as its digits. A missing answer, or one that is not text,
 * counts as empty. Passwords stay as typed. Other keys are ignored.
 */
function answersOf<Name extends string>(
  fields: readonly Field<Name>[],
  input: unknown,
): Record<Name, string> {
  const given: Record<string, unknown> = typeof input === 'object' ? { ...input } : {};
  const answers = fields.map(({ name, control }) => {
    const answer = given[name];
    const isText = typeof answer === 'string' || Number.isFinite(answer);
    const typed = isText ? String(answer) : '';
    return [name, control === 'password' ? typed : clean(typed)];
  });
  return Object.fromEntries(answers);
}

/** Warnings by field. */
type Warnings<Name extends string> = { readonly [Warned in Name]?: string | false };

/**
 * The rules of a form: its schema, and warnings about what the schema accepts. A field that breaks a
 * rule or is empty gets no warning.
 */
export function defineRules<Name extends string, Value>(
  fields: readonly Field<Name>[],
  schema: (answers: Record<Name, string>) => Value | type.errors,
  warningsOf: (answers: Record<Name, string>, today: Date) => Warnings<Name> = () => ({}),
): Rules<Name, Value> {
  const inOrder = (messageOf: (name: Name) => string | false | undefined): Issue<Name>[] =>
    fields.flatMap(({ name }) => {
      const message = messageOf(name);
      return message ? [{ field: name, message }] : [];
    });

  function validate(input: unknown): Validated<Value, Name> {
    const result = schema(answersOf(fields, input));
    if (!(result instanceof type.errors)) return { ok: true, value: result };
    const broken = new Map(result.map((error) => [error.path[0], error.message]));
    const [first, ...rest] = inOrder((name) => broken.get(name));
    if (first === undefined) throw new Error(result.summary);
    return { ok: false, issues: [first, ...rest] };
  }

  function warnings(input: unknown, today: Date): Issue<Name>[] {
    const answers = answersOf(fields, input);
    const possible = warningsOf(answers, today);
    const result = validate(answers);
    const broken = new Set(result.ok ? [] : result.issues.map(({ field }) => field));
    return inOrder((name) => !broken.has(name) && answers[name] !== '' && possible[name]);
  }

  return { validate, warnings };
}
