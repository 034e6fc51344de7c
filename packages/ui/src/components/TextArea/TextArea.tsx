'use client';

import type { CSSProperties } from 'react';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { rows as rowsVar, textarea as textareaStyle } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useNativeValue, type ValueProps } from '../../internal/useControl.ts';
import { type MaxLengthProps, useMaxLength } from '../../internal/useMaxLength.ts';

/** Also accepts a textarea's attributes, such as `autoComplete` and `onBlur`. */
export interface TextAreaProps
  extends FieldProps,
    ValueProps<string>,
    MaxLengthProps,
    ControlProps<'textarea'> {
  /** The number of lines at first; it grows with the text. @default 4 */
  rows?: number | undefined;
}

/** Text of more than one line: a message, what happened. */
export function TextArea({ value, defaultValue, onChange, ref, ...props }: TextAreaProps) {
  const native = useNativeValue({ value, defaultValue, onChange }, ref);
  const limited = useMaxLength(native.ref, props);
  const { frame, control, isReadOnly, rest } = useField('TextArea', limited);
  const { rows, ...textarea } = rest;
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
