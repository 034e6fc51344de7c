import { type Traversal, type } from 'arktype';
import { parseDate } from '../input/date.ts';
import { formatMoney, parseMoney } from '../input/money.ts';
import { hasPhoneCharacters, phoneDigits } from '../input/phone.ts';
import type { FormDescription, Issue, Validated } from './form.ts';

/** A rule that text must hold, with the whole sentence that the visitor reads when it is broken. */
export const rule =
  (holds: (text: string) => boolean, message: string) => (text: string, ctx: Traversal) =>
    holds(text) || ctx.reject({ message });

/** Text without the blanks around it. */
export const trimmed = type('string').pipe((text) => text.trim());

/** Comes before a field's other rules, so that an empty answer is called missing, not wrong. */
export const isRequired = (label: string) =>
  rule((text) => text.length > 0, `${label} is required`);

/** At most so many characters (UTF-16 code units, as the browser counts them). */
export const isAtMost = (limit: number, label: string) =>
  rule((text) => text.length <= limit, `${label} must be ${limit} characters or fewer`);

export const invalidEmail = 'Invalid email address';
export const phoneTooShort = 'Phone number must be at least 10 digits';

/**
 * An e-mail address as browsers accept it in `<input type="email">` (WHATWG HTML, "valid e-mail
 * address"), and with a dot in its domain, because mail leaves for the internet.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** An e-mail address of at most 255 characters; forms differ in what they say to an empty one. */
export const email = (messageWhenEmpty: string) =>
  trimmed
    .narrow(rule((text) => text.length > 0, messageWhenEmpty))
    .narrow(isAtMost(255, 'Email'))
    .narrow(rule((text) => emailPattern.test(text), invalidEmail));

/**
 * A phone number of 10 to 15 digits. The spec's limits speak of digits, so digits are what is
 * counted: `+1 (213) 555-0100` is 17 characters and a good number. What stands between the digits
 * may be blanks, brackets, dashes, dots and a leading plus; letters are refused.
 */
export const phone = (messageWhenEmpty: string) =>
  trimmed
    .narrow(rule((text) => text.length > 0, messageWhenEmpty))
    .narrow(rule(hasPhoneCharacters, 'Phone number can have digits, spaces and + ( ) - . only'))
    .narrow(rule((text) => phoneDigits(text).length >= 10, phoneTooShort))
    .narrow(
      rule((text) => phoneDigits(text).length <= 15, 'Phone number must be 15 digits or fewer'),
    );

/** A sum in dollars, converted to a number: `$1,234.50` is 1234.5. */
export const dollars = (label: string, { min, max = Infinity }: { min: number; max?: number }) =>
  trimmed
    .narrow(isRequired(label))
    .narrow(
      rule(
        (text) => parseMoney(text) !== undefined,
        `${label} must be dollars and cents, like 1,234.50`,
      ),
    )
    .pipe((text) => parseMoney(text) ?? Number.NaN)
    .narrow(
      (sum, ctx) =>
        sum >= min || ctx.reject({ message: `${label} must be at least ${formatMoney(min)}` }),
    )
    .narrow(
      (sum, ctx) =>
        sum <= max || ctx.reject({ message: `${label} must be ${formatMoney(max)} or less` }),
    );

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
export const ssnDigits = trimmed.narrow(
  rule((text) => /^\d{4}$/.test(text), 'Enter last 4 digits of SSN'),
);

/** A calendar date, converted to `YYYY-MM-DD`. */
export const calendarDate = (label: string) =>
  trimmed
    .narrow(isRequired(label))
    .narrow(
      rule(
        (text) => parseDate(text) !== undefined,
        `${label} must be a real date, like 12/31/2026`,
      ),
    )
    .pipe((text) => parseDate(text) ?? text);

/**
 * Reads a form's answers out of unknown input. An answer that is missing or no text counts as empty
 * (a number counts as its digits), so every rule has something to say about every field, and
 * nothing but the form's own fields gets through.
 */
export function answersOf<Name extends string>(
  form: FormDescription<Name>,
  input: unknown,
): Record<Name, string> {
  const given: Record<string, unknown> = typeof input === 'object' ? { ...input } : {};
  const answers = form.fields.map(({ name }) => {
    const answer = Object.hasOwn(given, name) ? given[name] : '';
    const isText = typeof answer === 'string' || Number.isFinite(answer);
    return [name, isText ? String(answer) : ''];
  });
  return Object.fromEntries(answers);
}

/** Holds unknown input to a form's schema and names each broken field once, in the form's order. */
export function validate<Name extends string, Value>(
  form: FormDescription<Name>,
  schema: (answers: unknown) => Value | type.errors,
  input: unknown,
): Validated<Value, Name> {
  const result = schema(answersOf(form, input));
  if (!(result instanceof type.errors)) return { ok: true, value: result };
  const broken = new Map(result.map((error) => [error.path[0], error.message]));
  const [first, ...rest] = form.fields.flatMap(({ name }): Issue<Name>[] => {
    const message = broken.get(name);
    return message === undefined ? [] : [{ field: name, message }];
  });
  if (first === undefined) throw new Error(`${form.id}: ${result.summary}`);
  return { ok: false, issues: [first, ...rest] };
}
