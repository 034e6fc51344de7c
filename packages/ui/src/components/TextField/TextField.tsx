'use client';

import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { control as controlStyle, numeric, widths } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useNativeValue, type ValueProps } from '../../internal/useControl.ts';
import { type MaxLengthProps, useMaxLength } from '../../internal/useMaxLength.ts';
import { classNames } from '../../styles/classNames.ts';

/** Also accepts an input's attributes, such as `autoComplete`, `inputMode` and `onBlur`. */
export interface TextFieldProps
  extends FieldProps,
    ValueProps<string>,
    MaxLengthProps,
    ControlProps<'input'> {
  /** The type of the text, for the keyboard of a phone and for autofill. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** As wide as what it is for. @default 'full' */
  inputWidth?: 'full' | 'medium' | 'short' | undefined;
}

const asWritten = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** One line of text: a name, an email address, an account number. */
export function TextField({ value, defaultValue, onChange, ref, ...props }: TextFieldProps) {
  const native = useNativeValue({ value, defaultValue, onChange }, ref);
  const limited = useMaxLength(native.ref, props);
  const { frame, control, isReadOnly, rest } = useField('TextField', limited);
  const { type = 'text', inputWidth = 'full', ...input } = rest;
  return (
    <Field {...frame}>
      <input
        {...(type === 'email' || type === 'url' ? asWritten : undefined)}
        {...input}
        {...control}
        {...native}
        readOnly={isReadOnly}
        type={type}
        className={classNames(
          controlStyle,
          widths[inputWidth],
          input.inputMode === 'numeric' && numeric,
        )}
      />
    </Field>
  );
}
