'use client';

import { Field } from '../../internal/Field.tsx';
import { control as controlStyle } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { type FieldProps, useField } from '../../internal/useField.ts';
import { useEarlyInput, type ValueProps } from '../../internal/useTyped.ts';
import { textArea } from './TextArea.css.ts';

/** Props of TextArea; also accepts a textarea's attributes, such as `autoComplete` and `onBlur`. */
export interface TextAreaProps extends FieldProps, ValueProps<string>, ControlProps<'textarea'> {
  /** Lines to begin with; it grows with what is written. @default 4 */
  rows?: number | undefined;
}

/** Text of more than one line: a message, what happened. */
export function TextArea(props: TextAreaProps) {
  const { frame, control, rest } = useField('TextArea', props);
  const { rows = 4, onChange, ...textarea } = rest;
  useEarlyInput(frame.id, textarea.value, (text) => onChange?.(text));
  return (
    <Field {...frame}>
      <textarea
        {...textarea}
        {...control}
        rows={rows}
        onChange={(event) => onChange?.(event.target.value)}
        className={`${controlStyle()} ${textArea}`}
      />
    </Field>
  );
}
