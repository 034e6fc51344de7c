import { validationErrorTitle } from '#words/form';
import type { Phone } from '../facts/company.ts';
import type { Mail } from '../mail/index.ts';
import type { ReferenceKind } from '../mail/reference.ts';
import type { Field } from './field.ts';
import type { ReceiptWords } from './receipt.ts';

/** A short message with the outcome of a form. */
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

/** The valid value, or the first broken rule of each invalid field, in the form's field order. */
export type Validated<Value, Name extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly [Issue<Name>, ...Issue<Name>[]] };

/** The rules of a form's answers. */
export interface Rules<Name extends string, Value> {
  /** Returns the valid value, or each broken rule in the order of the form. Never throws. */
  readonly validate: (input: unknown) => Validated<Value, Name>;
  /**
   * Returns what the visitor may want to check again on `today`, their own day. A warning never
   * blocks.
   */
  readonly warnings: (input: unknown, today: Date) => readonly Issue<Name>[];
}

/**
 * What a site does with the answers to a form that breaks no rule.
 * - `mailed`: its email goes to the company; success is reported only once the email was accepted.
 * - `shown`: the visitor is thanked, and nothing is sent to anyone.
 * - `refused`: it always gets the failure toast; nothing is sent to anyone.
 * - `hosted`: a payment service takes over. The site asks for no card or bank account.
 * - `off`: the page has no form, and names the other methods.
 */
export type Outcome = 'mailed' | 'shown' | 'refused' | 'hosted' | 'off';

interface FormBase<Name extends string, Value> {
  readonly id: string;
  readonly fields: readonly Field<Name>[];
  readonly submitLabel: string;
  /** The text of the disabled button while the form is being sent. */
  readonly submittingLabel: string;
  /** The number to call if the form can't be used. */
  readonly phone: Phone;
  /** Loads the rules, which import arktype, when a form is first touched. */
  readonly rules: () => Promise<Rules<Name, Value>>;
}

/**
 * A form whose answers the company can receive. `Shown` is what a page may show beside the form, which the
 * email and the receipt repeat.
 */
export interface MailedForm<Name extends string, Value, Shown = unknown>
  extends FormBase<Name, Value> {
  /** The outcomes that a site may choose from. */
  readonly outcomes:
    | readonly ['mailed']
    | readonly ['mailed', 'shown']
    | readonly ['mailed', 'hosted', 'off'];
  /** Loads the function that turns the answers into an email. */
  readonly mail: () => Promise<Mail<Value, Shown>>;
  /** The first letter of the reference that the email and the receipt share. */
  readonly referenceKind: ReferenceKind;
  /** Loads the texts of the receipt. */
  readonly receipt: () => Promise<ReceiptWords<Value, Shown>>;
  readonly toasts: {
    readonly success: Toast;
    /** Shown for each failure, including rules that fail to load. */
    readonly failure: Toast;
    /** Creates the toast for a broken rule from the first message, for forms that show one. */
    readonly invalid?: (firstMessage: string) => Toast;
  };
}

/** A form whose answers start a payment at a payment service. Nothing is mailed. */
export interface HostedForm<Name extends string, Value> extends FormBase<Name, Value> {
  readonly outcomes: readonly ['hosted'];
  readonly mail?: never;
  /** Loads the texts of the receipt, for a service that accepts a payment without its own page. */
  readonly receipt: () => Promise<ReceiptWords<Value>>;
  readonly toasts: MailedForm<Name, Value>['toasts'];
}

/** A form that never succeeds. */
export interface RefusedForm<Name extends string, Value> extends FormBase<Name, Value> {
  readonly outcomes: readonly ['refused'];
  readonly mail?: never;
  readonly receipt?: never;
  readonly toasts: { readonly failure: Toast };
}

/** A form as data: its fields, its messages, and its outcome. */
export type Form<Name extends string, Value, Shown = unknown> =
  | MailedForm<Name, Value, Shown>
  | HostedForm<Name, Value>
  | RefusedForm<Name, Value>;

/** The toast for a broken rule, for forms that show one. */
export const validationError = (firstMessage: string): Toast => ({
  title: validationErrorTitle,
  description: firstMessage,
  tone: 'danger',
});
