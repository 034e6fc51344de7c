/** How a field is asked for. The kit's form controls carry the same names. */
export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'date'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'slider'
  | 'money';

/** One choice of a select or a radio group. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * One question of a form, as data. It carries no length limit: nothing that a visitor types is ever
 * cut silently, the rule's message says what is too long.
 */
export interface Field<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** A short hint under the label. */
  readonly description?: string;
  readonly control: Control;
  /** The HTML `autocomplete` token; `off` where no token fits (loan account, SSN digits). */
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  /** How long an answer is: a few characters, or one number; a whole line where it is left out. */
  readonly width?: 'short' | 'medium';
  readonly isRequired: boolean;
  /** The choices of a select or a radio group, in order. */
  readonly options?: readonly Option[];
  /** The bounds of a slider, in the field's own unit (dollars). */
  readonly range?: {
    readonly min: number;
    readonly max: number;
    readonly step: number;
    readonly default: number;
  };
  /** The choice that stands before the visitor makes one. */
  readonly defaultValue?: string;
  /** Ask for this field only while another field holds this value. */
  readonly when?: { readonly field: Name; readonly is: string };
}

/** A short message that reports what became of a form. */
export interface Toast {
  readonly title: string;
  readonly description: string;
  readonly tone: 'neutral' | 'success' | 'danger';
}

interface Toasts {
  readonly success: Toast;
  readonly failure: Toast;
  /** For forms that report a broken rule as a toast too: made from the first broken rule's message. */
  readonly invalid: (firstMessage: string) => Toast;
}

/**
 * A form as data: what is asked in which order, what its button says and what its toasts say.
 * `Kind` names the toasts that this form is sure to have.
 */
export interface FormDescription<Name extends string = string, Kind extends keyof Toasts = never> {
  readonly id: string;
  /** In the order of the page, of the error summary and of "the first broken rule". */
  readonly fields: readonly Field<Name>[];
  readonly submitLabel: string;
  /** What the disabled button reads while the form is being sent. */
  readonly submittingLabel: string;
  readonly toasts: Partial<Toasts> & Pick<Toasts, Kind>;
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
