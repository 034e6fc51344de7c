'use client';

import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { control as controlStyle, numeric, widths } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useNativeValue, type ValueProps } from '../../internal/useControl.ts';
import { classNames } from '../../styles/classNames.ts';

/** Props of TextField; also accepts an input's attributes, such as `autoComplete`, `inputMode` and `onBlur`. */
export interface TextFieldProps extends FieldProps, ValueProps<string>, ControlProps<'input'> {
  /** What is typed, for the keyboard of a phone and what a browser fills in. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** As wide as what it is for. @default 'full' */
  inputWidth?: 'full' | 'medium' | 'short' | undefined;
}

const asWritten = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** One line of text: a name, an email address, an account number. */
export function TextField(props: TextFieldProps) {
  const { frame, control, isReadOnly, rest } = useField('TextField', props);
  const { type = 'text', inputWidth = 'full', value, defaultValue, onChange, ref, ...input } = rest;
  const native = useNativeValue({ value, defaultValue, onChange }, ref);
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
