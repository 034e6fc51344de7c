'use client';

import { useEffect, useState } from 'react';
import { pastedDateWords } from '../../internal/english.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { control as controlStyle, numeric, widths } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
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
 * Its value is `YYYY-MM-DD`, or the empty text while the date is incomplete. A pasted date is read in
 * any usual notation, and a message is shown for other text.
 */
export function DateField({ value, defaultValue, onChange, ref, ...props }: DateFieldProps) {
  const native = useNativeValue({ value, defaultValue, onChange }, ref);
  const { dateLike } = useWords(pastedDateWords);
  const [example, setExample] = useState<string>();
  const { frame, control, isReadOnly, rest } = useField('DateField', {
    ...props,
    errorMessage: example ? dateLike(example) : props.errorMessage,
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const input = native.ref.current;
      const text = event.clipboardData?.getData('text');
      if (!text || !input?.matches(':focus:not(:read-only)')) return;
      // Browsers ignore such text, or read `YYYY-MM-DD` only.
      event.preventDefault();
      import('./pasteDate.ts').then(
        ({ pasteDate }) => setExample(pasteDate(input, text)),
        () => setExample('2026-12-15'),
      );
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
        onChange={(event) => {
          setExample(undefined);
          native.onChange(event);
        }}
        readOnly={isReadOnly}
        type="date"
        className={`${controlStyle} ${widths.medium} ${numeric} ${date}`}
      />
    </Field>
  );
}
