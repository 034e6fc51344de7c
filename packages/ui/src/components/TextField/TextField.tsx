'use client';

import { Field } from '../../internal/Field.tsx';
import { control as controlStyle } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { type FieldProps, useField } from '../../internal/useField.ts';
import { useEarlyInput, type ValueProps } from '../../internal/useTyped.ts';

/** Props of TextField; also accepts an input's attributes, such as `autoComplete`, `inputMode` and `onBlur`. */
export interface TextFieldProps extends FieldProps, ValueProps<string>, ControlProps<'input'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** As wide as what it is for. @default 'full' */
  inputWidth?: 'full' | 'medium' | 'short' | undefined;
}

const asWritten = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** One line of text: a name, an email address, an account number. */
export function TextField(props: TextFieldProps) {
  const { frame, control, rest } = useField('TextField', props);
  const { type = 'text', inputWidth = 'full', onChange, ...input } = rest;
  useEarlyInput(frame.id, input.value, (text) => onChange?.(text));
  return (
    <Field {...frame}>
      <input
        {...(type === 'email' || type === 'url' ? asWritten : undefined)}
        {...input}
        {...control}
        type={type}
        onChange={(event) => onChange?.(event.target.value)}
        className={controlStyle({ width: inputWidth, isNumeric: input.inputMode === 'numeric' })}
      />
    </Field>
  );
}
