'use client';

import { useRef } from 'react';
import { codeWords } from '../../internal/english.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { control as controlStyle, numeric, widths } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import { isWhole, maskOf } from '../../internal/mask.ts';
import type { ControlProps } from '../../internal/props.ts';
import type { ValueProps } from '../../internal/useControl.ts';
import { useMask } from '../../internal/useMask.ts';
import { code } from './CodeField.css.ts';

/** Also accepts an input's attributes, such as `autoFocus` and `onBlur`. */
export interface CodeFieldProps
  extends FieldProps,
    ValueProps<string>,
    Omit<ControlProps<'input'>, 'minLength'> {
  /** The number of digits. @default 6 */
  length?: number | undefined;
  /**
   * Called with the code, after `onChange`, each time the last missing digit is typed, pasted or filled
   * in.
   */
  onComplete?: ((code: string) => void) | undefined;
  /** The message for an answer with missing, other or more characters. @default `Enter the 6 digits of the code` */
  codeMessage?: string | undefined;
}

/**
 * A one-time code that the visitor got by text message or email, or from an app. The value and the form's
 * data are its digits without spaces. Phones offer to fill it in. Text that is not the code is never cut:
 * it stays, and shows an error on blur.
 */
export function CodeField(props: CodeFieldProps) {
  const words = useWords(codeWords);
  const {
    length = 6,
    codeMessage,
    onComplete,
    value: _value,
    defaultValue: _default,
    onChange,
    onBlur,
    ref,
    ...others
  } = props;
  const mask = maskOf('#'.repeat(length));
  const completed = useRef('');
  const report = (next: string) => {
    onChange?.(next);
    const whole = isWhole(next, mask) ? next : '';
    if (whole && whole !== completed.current) onComplete?.(whole);
    completed.current = whole;
  };
  const typed = useMask(
    { ...props, onChange: report },
    { mask, message: codeMessage ?? words.codeDigits(length) },
    ref,
  );
  const {
    frame,
    control,
    isReadOnly,
    rest: input,
  } = useField('CodeField', { ...others, errorMessage: typed.errorMessage });
  return (
    <Field {...frame}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        {...input}
        {...control}
        ref={typed.ref}
        type="text"
        readOnly={isReadOnly}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={(event) => {
          typed.check();
          onBlur?.(event);
        }}
        className={`${controlStyle} ${widths.medium} ${numeric} ${code}`}
      />
    </Field>
  );
}
