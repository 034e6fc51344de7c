import type { Phone } from '../facts/company.ts';
import type { Mail } from '../mail/index.ts';
import type { ReferenceKind } from '../mail/reference.ts';
import type { ReceiptWords } from './receipt.ts';

/** One choice of a select or of the screen's tabs. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Question<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** A short hint under the label. */
  readonly description?: string;
  readonly isRequired: boolean;
  /** The name of the group of fields that begins here; groups stand under their names. */
  readonly group?: string;
  /** Stands beside the field before it where there is room for both. */
  readonly isBeside?: true;
  /** Ask for this field only while the screen's tabs hold this value. */
  readonly when?: { readonly field: string; readonly is: string };
}

interface TypedQuestion<Name extends string> extends Question<Name> {
  /** The HTML `autocomplete` token; `off` where no token fits (loan account, SSN digits). */
  readonly autoComplete: string;
}

/** A line of text. */
export interface TextQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric';
  /** The most characters that the browser lets a visitor type. */
  readonly maxLength?: number;
  /** How long an answer is: a few characters, or one number; a whole line where it is left out. */
  readonly width?: 'short' | 'medium';
  /** A number that is all that it takes to act in someone's name: it is not kept for a visitor's way back. */
  readonly isSecret?: true;
}

/** A password, hidden as it is typed. */
export interface PasswordQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'password';
}

/** Text of several lines. */
export interface LongTextQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'textarea';
}

/** A calendar date. */
export interface DateQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'date';
}

/** A sum in dollars and cents. */
export interface MoneyQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'money';
  /** In dollars. */
  readonly range: { readonly min: number; readonly step: number };
}

/** A sum in whole dollars, set by a slider or typed beside it. */
export interface SliderQuestion<Name extends string = string> extends Question<Name> {
  readonly control: 'slider';
  /** In dollars. */
  readonly range: {
    readonly min: number;
    readonly max: number;
    readonly step: number;
    readonly default: number;
  };
}

/** One choice of a list. */
export interface SelectQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'select';
  readonly options: readonly Option[];
}

/** A choice that the screen's tabs make; the screen gives it to the form. */
export interface TabsQuestion<Name extends string = string> extends Question<Name> {
  readonly control: 'tabs';
  readonly options: readonly Option[];
}

/** One question of a form, as data. */
export type Field<Name extends string = string> =
  | TextQuestion<Name>
  | PasswordQuestion<Name>
  | LongTextQuestion<Name>
  | DateQuestion<Name>
  | MoneyQuestion<Name>
  | SliderQuestion<Name>
  | SelectQuestion<Name>
  | TabsQuestion<Name>;

/** The kind of control that a field is filled in with. */
export type Control = Field['control'];

/** A field with one of these controls. */
export type FieldWith<Kind extends Control> = Field extends infer One
  ? One extends Field
    ? Kind extends One['control']
      ? One
      : never
    : never
  : never;

/** The names of a form's fields. */
export type FieldName<Fields extends readonly Field[]> = Fields[number]['name'];

/** The tabs among a form's fields, as `when` may name them. */
type Condition<Fields extends readonly Field[]> = {
  [Tabs in Extract<Fields[number], { control: 'tabs' }> as Tabs['name']]: {
    readonly field: Tabs['name'];
    readonly is: Tabs['options'][number]['value'];
  };
};

/**
 * The fields of a form, in the order of the page, of the error summary and of "the first broken
 * rule". Their names are said here alone: rules, mails and screens take them from the type.
 */
export const defineFields = <const Fields extends readonly Field[]>(
  fields: Fields & readonly (Field & { when?: Condition<Fields>[keyof Condition<Fields>] })[],
): Fields => fields;

/** A short message that reports what became of a form. */
export interface Toast {
  readonly title: string;
  readonly description: string;
  readonly tone: 'neutral' | 'success' | 'danger';
}

/** One broken rule (or one warning): the field and the sentence that the visitor reads beside it. */
export interface Issue<Name extends string = string> {
  readonly field: Name;
  readonly message: string;
}

/** The clean value, or every field with a broken rule (its first one), in the form's field order. */
export type Validated<Value, Name extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly [Issue<Name>, ...Issue<Name>[]] };

/** What a form's answers must hold. */
export interface Rules<Name extends string, Value> {
  /** Answers the clean value, or each broken rule in the order of the form. Never throws. */
  readonly validate: (input: unknown) => Validated<Value, Name>;
  /** What the visitor may want to check again on `today`, their own day. A warning never blocks. */
  readonly warnings: (input: unknown, today: Date) => readonly Issue<Name>[];
}

/**
 * What becomes of a form that breaks no rule.
 * - `mailed`: its mail goes to the company; success is told only once it was accepted.
 * - `shown`: the visitor is thanked, and nothing is sent to anyone.
 * - `refused`: it gets the failure toast, always; nothing is sent to anyone.
 */
export type Outcome = 'mailed' | 'shown' | 'refused';

interface FormBase<Name extends string, Value> {
  readonly id: string;
  readonly fields: readonly Field<Name>[];
  readonly submitLabel: string;
  /** What the disabled button reads while the form is being sent. */
  readonly submittingLabel: string;
  /** Whom to call where the form can't be used. */
  readonly phone: Phone;
  /** Loads the rules, which bring arktype: for when a form is first touched. */
  readonly rules: () => Promise<Rules<Name, Value>>;
}

/** A form whose answers the company can get. */
export interface MailedForm<Name extends string, Value> extends FormBase<Name, Value> {
  /** What a site may choose from. */
  readonly outcomes: readonly ['mailed'] | readonly ['mailed', 'shown'];
  /** Loads the mail that the answers become. */
  readonly mail: () => Promise<Mail<Value>>;
  /** The first letter of the reference that the mail and the receipt have in common. */
  readonly referenceKind: ReferenceKind;
  /** Loads what the receipt says. */
  readonly receipt: () => Promise<ReceiptWords<Value>>;
  readonly toasts: {
    readonly success: Toast;
    /** For each failure, rules that can't be loaded included. */
    readonly failure: Toast;
    /** For forms that report a broken rule as a toast too: made from the first broken rule's message. */
    readonly invalid?: (firstMessage: string) => Toast;
  };
}

/** A form that never succeeds. */
export interface RefusedForm<Name extends string, Value> extends FormBase<Name, Value> {
  readonly outcomes: readonly ['refused'];
  readonly mail?: never;
  readonly receipt?: never;
  readonly toasts: { readonly failure: Toast };
}

/** A form as data: its fields, its messages, what becomes of the answers. */
export type Form<Name extends string, Value> = MailedForm<Name, Value> | RefusedForm<Name, Value>;

/** The toast of forms that report a broken rule as a toast too. */
export const validationError = (firstMessage: string): Toast => ({
  title: 'Validation Error',
  description: firstMessage,
  tone: 'danger',
});
