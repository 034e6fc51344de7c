import { type Traversal, type } from 'arktype';
import { readDate } from '../input/date.ts';
import { formatMoney } from '../input/format.ts';
import { parseMoney } from '../input/money.ts';
import { hasPhoneCharacters, phoneDigits } from '../input/phone.ts';
import type { Field, Issue, Rules, Validated } from './form.ts';

/** A rule about text; broken, it rejects with the whole sentence that the visitor reads. */
type Rule = (text: string, ctx: Traversal) => boolean;

export const rule =
  (holds: (text: string) => boolean, message: string): Rule =>
  (text, ctx) =>
    holds(text) || ctx.reject({ message });

export const matches = (pattern: RegExp, message: string) =>
  rule((text) => pattern.test(text), message);

export const isAtLeast = (limit: number, message: string) =>
  rule((text) => text.length >= limit, message);

/** At most so many characters, counted as the browser counts them (UTF-16 code units). */
export const isAtMost = (limit: number, label: string) =>
  rule((text) => text.length <= limit, `${label} must be ${limit} characters or fewer`);

/** Comes before a field's other rules, so that an empty answer is called missing, not wrong. */
export const isRequired = (label: string) => isAtLeast(1, `${label} is required`);

/** Text without the blanks around it, held to rules in their order: the first broken one speaks. */
export const text = (...rules: readonly Rule[]) =>
  type('string')
    .pipe((typed) => typed.trim())
    .narrow((trimmed, ctx) => rules.every((holds) => holds(trimmed, ctx)));

/** What every form says about an address that is none. */
export const invalidEmail = 'Invalid email address';

/**
 * An e-mail address as browsers accept it in `<input type="email">` (WHATWG HTML, "valid e-mail
 * address"), and with a dot in its domain, because mail leaves for the internet.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** An e-mail address of at most 255 characters. */
export const email = (messageWhenEmpty: string) =>
  text(isAtLeast(1, messageWhenEmpty), isAtMost(255, 'Email'), matches(emailPattern, invalidEmail));

/** What every form says about a phone number that is too short. */
export const phoneTooShort = 'Phone number must be at least 10 digits';

/**
 * A phone number of 10 to 15 digits. The product's message speaks of digits, so digits are what its
 * limits count: `+1 (213) 555-0100` is 17 characters and a good number. Between the digits may stand
 * blanks, brackets, dashes and dots, and a plus before them; letters are refused.
 */
export const phone = (messageWhenEmpty: string) =>
  text(
    isAtLeast(1, messageWhenEmpty),
    rule(hasPhoneCharacters, 'Phone number can have digits, spaces and + ( ) - . only'),
    rule((typed) => phoneDigits(typed).length >= 10, phoneTooShort),
    rule((typed) => phoneDigits(typed).length <= 15, 'Phone number must be 15 digits or fewer'),
  );

/** A sum in dollars, converted to a number: `$1,234.50` is 1234.5. */
export const dollars = (label: string, { min, max = Infinity }: { min: number; max?: number }) => {
  const sum = (typed: string) => parseMoney(typed) ?? Number.NaN;
  return text(
    isRequired(label),
    rule((typed) => !Number.isNaN(sum(typed)), `${label} must be dollars and cents, like 1234.50`),
    rule((typed) => sum(typed) >= min, `${label} must be at least ${formatMoney(min)}`),
    rule((typed) => sum(typed) <= max, `${label} must be ${formatMoney(max)} or less`),
  ).pipe(sum);
};

/** One of the values of a list of options, exactly. */
export const oneOf = <const Value extends string>(
  options: readonly { readonly value: Value }[],
  label: string,
) =>
  type.string.narrow(
    (text, ctx): text is Value =>
      options.some(({ value }) => value === text) ||
      ctx.reject({ message: `${label} is required` }),
  );

/** The last four digits of a Social Security number: digits alone, no blanks between them. */
export const ssnDigits = text(matches(/^\d{4}$/, 'Enter last 4 digits of SSN'));

/** A calendar date, converted to `YYYY-MM-DD`. */
export const calendarDate = (label: string) =>
  text(
    isRequired(label),
    rule((typed) => readDate(typed) !== undefined, `${label} must be a real date, like 12/31/2026`),
  ).pipe((typed) => readDate(typed) ?? typed);

/** A rule for each field of a form; a field without one is a type error. */
export type RuleOfEach<Name extends string> = Readonly<Record<Name, type.Any>> & {
  readonly '+': 'delete';
};

/**
 * Reads a form's answers out of unknown input. An answer that is missing or no text counts as empty
 * (a number counts as its digits), so every rule has something to say about every field, and
 * nothing but the form's own fields gets through.
 */
function answersOf<Name extends string>(
  fields: readonly Field<Name>[],
  input: unknown,
): Record<Name, string> {
  const given: Record<string, unknown> = typeof input === 'object' ? { ...input } : {};
  const answers = fields.map(({ name }) => {
    const answer = given[name];
    const isText = typeof answer === 'string' || Number.isFinite(answer);
    return [name, isText ? String(answer) : ''];
  });
  return Object.fromEntries(answers);
}

/** What is worth a second look, by field. */
type Doubts<Name extends string> = { readonly [Doubted in Name]?: string | false };

/**
 * The rules of a form: its schema, and what to point out that the schema lets pass. A doubt about a
 * field with a broken rule, or with nothing in it, isn't told.
 */
export function defineRules<Name extends string, Value>(
  fields: readonly Field<Name>[],
  schema: (answers: unknown) => Value | type.errors,
  doubtsOf: (answers: Record<Name, string>, today: Date) => Doubts<Name> = () => ({}),
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
    const doubts = doubtsOf(answers, today);
    const result = validate(answers);
    const broken = new Set(result.ok ? [] : result.issues.map(({ field }) => field));
    return inOrder((name) => !broken.has(name) && answers[name].trim() !== '' && doubts[name]);
  }

  return { validate, warnings };
}
