'use client';

import type { CSSProperties } from 'react';
import { Field } from '../../internal/Field.tsx';
import { control as controlStyle, rows as rowsVar } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { type FieldProps, useField } from '../../internal/useField.ts';
import { useEarlyInput, type ValueProps } from '../../internal/useTyped.ts';

/** Props of TextArea; also accepts a textarea's attributes, such as `autoComplete` and `onBlur`. */
export interface TextAreaProps extends FieldProps, ValueProps<string>, ControlProps<'textarea'> {
  /** Lines to begin with; it grows with what is written. @default 4 */
  rows?: number | undefined;
}

/** Text of more than one line: a message, what happened. */
export function TextArea(props: TextAreaProps) {
  const { frame, control, rest } = useField('TextArea', props);
  const { rows, onChange, ...textarea } = rest;
  useEarlyInput(frame.id, textarea.value, (text) => onChange?.(text));
  return (
    <Field {...frame}>
      <textarea
        {...textarea}
        {...control}
        rows={rows ?? 4}
        onChange={(event) => onChange?.(event.target.value)}
        className={controlStyle({ as: 'textarea' })}
        style={rows === undefined ? undefined : ({ [rowsVar]: rows } as CSSProperties)}
      />
    </Field>
  );
}
