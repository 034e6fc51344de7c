'use client';

import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { control as controlStyle, numeric, widths } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useNativeValue, type ValueProps } from '../../internal/useControl.ts';
import { date } from './DateField.css.ts';

/** Also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface DateFieldProps extends FieldProps, ValueProps<string>, ControlProps<'input'> {
  /** The first day that the calendar offers, as `YYYY-MM-DD`; an earlier one can be typed. */
  min?: string | undefined;
  /** The last day that the calendar offers, as `YYYY-MM-DD`; a later one can be typed. */
  max?: string | undefined;
}

/**
 * A date with the browser's own parts and calendar, in the date format of the visitor's browser.
 * Its value is `YYYY-MM-DD`, or the empty text while the date is incomplete.
 */
export function DateField(props: DateFieldProps) {
  const { frame, control, isReadOnly, rest } = useField('DateField', props);
  const { value, defaultValue, onChange, ref, ...input } = rest;
  const native = useNativeValue({ value, defaultValue, onChange }, ref);
  return (
    <Field {...frame}>
      <input
        {...input}
        {...control}
        {...native}
        readOnly={isReadOnly}
        type="date"
        className={`${controlStyle} ${widths.medium} ${numeric} ${date}`}
      />
    </Field>
  );
}
