'use client';

import { useRef } from 'react';
import { codeWords } from '../../internal/english.ts';
import type { FieldProps } from '../../internal/Field.tsx';
import { useWords } from '../../internal/locale.ts';
import { isWhole, maskOf } from '../../internal/mask.ts';
import type { ControlProps } from '../../internal/props.ts';
import type { ValueProps } from '../../internal/useControl.ts';
import { MaskedField } from '../MaskedField/index.ts';
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
export function CodeField({
  length = 6,
  codeMessage,
  onComplete,
  onChange,
  ...props
}: CodeFieldProps) {
  const words = useWords(codeWords);
  const mask = maskOf('#'.repeat(length));
  const completed = useRef('');
  return (
    <MaskedField
      autoComplete="one-time-code"
      {...props}
      {...{ [code]: '' }}
      mask={mask.pattern}
      maskMessage={codeMessage ?? words.codeDigits(length)}
      onChange={(next) => {
        onChange?.(next);
        const whole = isWhole(next, mask) ? next : '';
        if (whole && whole !== completed.current) onComplete?.(whole);
        completed.current = whole;
      }}
    />
  );
}
