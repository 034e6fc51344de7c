'use client';

import { useEffect, useState } from 'react';
import { dateFieldWords } from '../../internal/english.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { control as controlStyle, numeric, widths } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useAfterPress } from '../../internal/useAfterPress.ts';
import {
  replaceEntry,
  useFormEvent,
  useNativeValue,
  type ValueProps,
} from '../../internal/useControl.ts';
import { date } from './DateField.css.ts';

/** Also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface DateFieldProps extends FieldProps, ValueProps<string>, ControlProps<'input'> {
  /** The first day that the calendar offers, as `YYYY-MM-DD`; an earlier one can be typed. */
  min?: string | undefined;
  /** The last day that the calendar offers, as `YYYY-MM-DD`; a later one can be typed. */
  max?: string | undefined;
}

/** Whether a date has a year with fewer than four digits. The browser reports the year 2 on the way to 2026. */
const hasShortYear = (date: string) => date !== '' && date < '1000';

/**
 * A date with the browser's own parts and calendar, in the date format of the visitor's browser.
 * Its value is `YYYY-MM-DD`, or the empty text while the date is incomplete or its year has fewer than
 * four digits, which shows an error on blur. A pasted date is read in any usual notation, and a message
 * is shown for other text.
 */
export function DateField({ value, defaultValue, onChange, ref, ...props }: DateFieldProps) {
  /** A date whose year is still being typed. */
  const [partial, setPartial] = useState('');
  const report = (date: string) => {
    setPartial(hasShortYear(date) ? date : '');
    if (!hasShortYear(date)) onChange?.(date);
    else if (!partial && value !== '') onChange?.('');
  };
  const native = useNativeValue({ value, defaultValue, onChange: report }, ref);
  const afterPress = useAfterPress();
  const words = useWords(dateFieldWords);
  const [example, setExample] = useState<string>();
  const [problem, setProblem] = useState<'dateIncomplete' | 'yearIncomplete'>();
  const judge = () => {
    const { current } = native.ref;
    const year = hasShortYear(current?.value ?? '') ? 'yearIncomplete' : undefined;
    setProblem(current?.validity.badInput ? 'dateIncomplete' : year);
  };
  const clear = () => {
    setExample(undefined);
    setProblem(undefined);
  };
  // Enter sends a form while the field has focus.
  useFormEvent('submit', native.ref, judge);
  useFormEvent('reset', native.ref, () => {
    setPartial('');
    clear();
  });
  const sendNoShortYear = ({ formData }: FormDataEvent, { value: date }: HTMLInputElement) => {
    if (props.name && hasShortYear(date)) replaceEntry(formData, props.name, date, '');
  };
  // In the capture phase: the page's own listener may read the form data.
  useFormEvent('formdata', native.ref, sendNoShortYear, true);
  const {
    frame,
    control,
    isReadOnly,
    rest: { onBlur, ...rest },
  } = useField('DateField', {
    ...props,
    errorMessage: example
      ? words.dateLike(example)
      : (props.errorMessage ?? (problem && words[problem])),
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const input = native.ref.current;
      const text = event.clipboardData?.getData('text');
      if (!text || !input?.matches(':focus:not(:read-only)')) return;
      // Browsers ignore such text, or read `YYYY-MM-DD` only.
      event.preventDefault();
      import('./pasteDate.ts')
        .then(({ pasteDate }) => pasteDate(input, text))
        .then(setExample, () => setExample('2026-12-15'));
    };
    // Firefox dispatches the event outside of the input.
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [native.ref]);

  return (
    <Field {...frame}>
      <input
        {...rest}
        {...control}
        {...native}
        value={value === undefined ? undefined : value || partial}
        onChange={(event) => {
          clear();
          native.onChange(event);
        }}
        onBlur={(event) => {
          afterPress(judge);
          onBlur?.(event);
        }}
        readOnly={isReadOnly}
        type="date"
        className={`${controlStyle} ${widths.medium} ${numeric} ${date}`}
      />
    </Field>
  );
}
