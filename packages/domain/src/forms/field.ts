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
  /** The name of the group of fields that starts here, shown above the group. */
  readonly group?: string;
  /** Whether it is beside the field before it if there is room for both. */
  readonly isBeside?: true;
  /** Show this field only while the screen's tabs have this value. */
  readonly when?: { readonly field: string; readonly is: string };
}

interface TypedQuestion<Name extends string> extends Question<Name> {
  /**
   * The HTML `autocomplete` token. `on` if no token fits: the browser then restores the answer after
   * a reload. `off` only for secrets, which it must not restore.
   */
  readonly autoComplete: string;
}

/** A line of text. */
export interface TextQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric';
  /** The most characters that the product allows. A screen accepts longer text whole and reports it. */
  readonly maxLength?: number;
  /** The sentence for text that is longer than `maxLength`, the same as the rule's. */
  readonly tooLong?: string;
  /** Shortens text that is longer than `maxLength` without changing what it means. @default as typed */
  readonly shorten?: (text: string) => string;
  /** Writes the answer in groups once it is typed. @default as typed */
  readonly format?: (text: string) => string;
  /** The typical length of an answer: a few characters, or one number. @default a whole line */
  readonly width?: 'short' | 'medium';
  /**
   * Whether the answer helps to act in someone's name. It is never restored on a later visit of the
   * page.
   */
  readonly isSecret?: true;
  /** Whether the answer never leaves the browser: its control has no name, so that no browser can send it. */
  readonly isLocal?: true;
}

/** A password, hidden while it is typed. */
export interface PasswordQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'password';
}

/** Text of several lines. */
export interface LongTextQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'textarea';
  /** The number of lines at first; it grows with the answer. @default 4 */
  readonly rows?: number;
}

/** A calendar date. */
export interface DateQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'date';
}

/** An amount in dollars and cents. */
export interface MoneyQuestion<Name extends string = string> extends TypedQuestion<Name> {
  readonly control: 'money';
  /** In dollars. */
  readonly range: { readonly min: number; readonly step: number };
}

/** An amount in whole dollars, set by a slider or typed beside it. */
export interface SliderQuestion<Name extends string = string> extends TypedQuestion<Name> {
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

/** A choice made with the screen's tabs. The screen passes it to the form. */
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

/** The type of control for a field. */
export type Control = Field['control'];

/** A field with one of the given controls. */
export type FieldWith<Kind extends Control> = Field extends infer One
  ? One extends Field
    ? Kind extends One['control']
      ? One
      : never
    : never
  : never;

/** The names of a form's fields. */
export type FieldName<Fields extends readonly Field[]> = Fields[number]['name'];

/** The tabs among a form's fields, for `when`. */
type Condition<Fields extends readonly Field[]> = {
  [Tabs in Extract<Fields[number], { control: 'tabs' }> as Tabs['name']]: {
    readonly field: Tabs['name'];
    readonly is: Tabs['options'][number]['value'];
  };
};

/**
 * The fields of a form, in the order of the page, of the error summary and of "the first broken
 * rule". Their names are defined only here: rules, emails and screens take them from the type.
 */
export const defineFields = <const Fields extends readonly Field[]>(
  fields: Fields & readonly (Field & { when?: Condition<Fields>[keyof Condition<Fields>] })[],
): Fields => fields;
