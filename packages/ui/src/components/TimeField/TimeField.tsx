'use client';

import { useState } from 'react';
import { timeWords } from '../../internal/english.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { control as controlStyle, numeric, widths } from '../../internal/field.css.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useAfterPress } from '../../internal/useAfterPress.ts';
import { useFormEvent, useNativeValue, type ValueProps } from '../../internal/useControl.ts';
import { date } from '../DateField/DateField.css.ts';

/** Also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface TimeFieldProps extends FieldProps, ValueProps<string>, ControlProps<'input'> {
  /** The first time allowed, as `HH:MM`; an earlier one can be typed, and shows an error on blur. */
  min?: string | undefined;
  /**
   * The last time allowed, as `HH:MM`; a later one can be typed, and shows an error on blur. If it is
   * before `min`, the times from `min` through midnight to `max` are allowed.
   */
  max?: string | undefined;
  /** The minutes between two allowed times, counted from `min`, or from midnight without it. @default 1 */
  step?: number | undefined;
}

/**
 * A time of day with the browser's own parts, in the time format of the visitor's browser. Its value is
 * `HH:MM`, in 24 hours, or the empty text while the time is incomplete.
 */
export function TimeField({ value, defaultValue, onChange, ref, ...props }: TimeFieldProps) {
  const locale = useLocale();
  const words = useWords(timeWords);
  const afterPress = useAfterPress();
  const native = useNativeValue({ value, defaultValue, onChange }, ref);
  const [problem, setProblem] = useState<keyof ValidityState>();
  const { min, max, step = 1 } = props;

  const problems = ['badInput', 'rangeUnderflow', 'rangeOverflow', 'stepMismatch'] as const;
  const judge = () => {
    const validity = native.ref.current?.validity;
    setProblem(problems.find((each) => validity?.[each]));
  };
  const clear = () => setProblem(undefined);
  // Enter sends a form while the field has focus.
  useFormEvent('submit', native.ref, judge);
  useFormEvent('reset', native.ref, clear);

  const messageOf = () => {
    if (!problem) return undefined;
    if (problem === 'badInput') return words.timeIncomplete;
    if (problem === 'stepMismatch') return words.timeStep(step);
    const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    const write = (time: string) => format.format(new Date(`1970-01-01T${time}Z`));
    if (min && max) return words.timeBetween(write(min), write(max));
    return min ? words.timeFrom(write(min)) : max && words.timeTo(write(max));
  };
  const { frame, control, isReadOnly, rest } = useField('TimeField', {
    ...props,
    errorMessage: props.errorMessage ?? messageOf(),
  });
  const { onBlur, ...input } = rest;
  return (
    <Field {...frame}>
      <input
        {...input}
        {...control}
        {...native}
        onChange={(event) => {
          native.onChange(event);
          clear();
        }}
        onBlur={(event) => {
          afterPress(judge);
          onBlur?.(event);
        }}
        step={step * 60}
        // Without it, a browser counts the steps from the value that React renders.
        min={min ?? '00:00'}
        readOnly={isReadOnly}
        type="time"
        className={`${controlStyle} ${widths.medium} ${numeric} ${date}`}
      />
    </Field>
  );
}
