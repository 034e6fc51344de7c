'use client';

import type { CSSProperties } from 'react';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { rows as rowsVar, textarea as textareaStyle } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useNativeValue, type ValueProps } from '../../internal/useControl.ts';

/** Props of TextArea; also accepts a textarea's attributes, such as `autoComplete` and `onBlur`. */
export interface TextAreaProps extends FieldProps, ValueProps<string>, ControlProps<'textarea'> {
  /** The number of lines at first; it grows with the text. @default 4 */
  rows?: number | undefined;
}

/** Text of more than one line: a message, what happened. */
export function TextArea(props: TextAreaProps) {
  const { frame, control, isReadOnly, rest } = useField('TextArea', props);
  const { rows, value, defaultValue, onChange, ref, ...textarea } = rest;
  const native = useNativeValue({ value, defaultValue, onChange }, ref);
  return (
    <Field {...frame}>
      <textarea
        {...textarea}
        {...control}
        {...native}
        readOnly={isReadOnly}
        rows={rows ?? 4}
        className={textareaStyle}
        style={rows === undefined ? undefined : ({ [rowsVar]: rows } as CSSProperties)}
      />
    </Field>
  );
}
