'use client';

import { useState } from 'react';
import { passwordWords } from '../../internal/english.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { bare, box, boxButton } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useFormEvent, useNativeValue, type ValueProps } from '../../internal/useControl.ts';
import { EyeIcon, EyeOffIcon } from '../Icon/index.ts';

/** Also accepts an input's attributes, such as `onBlur`. */
export interface PasswordFieldProps
  extends FieldProps,
    ValueProps<string>,
    Omit<ControlProps<'input'>, 'autoComplete' | 'inputMode'> {
  /** Which password it is, so that a password manager can fill it in or offer a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
}

/** A password, hidden until the visitor chooses to show it. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useWords(passwordWords);
  const { frame, control, isReadOnly, rest } = useField('PasswordField', props);
  const { autoComplete = 'current-password', value, defaultValue, onChange, ref, ...input } = rest;
  const [isShown, setIsShown] = useState(false);
  const native = useNativeValue({ value, defaultValue, onChange }, ref);

  // Browsers offer to save the value of a text input for the next user of this form.
  useFormEvent('submit', native.ref, () => setIsShown(false), true);

  return (
    <Field {...frame}>
      <div className={box}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...control}
          {...native}
          readOnly={isReadOnly}
          autoComplete={autoComplete}
          type={isShown ? 'text' : 'password'}
          className={bare}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={frame.id}
          aria-label={words.show(frame.label)}
          disabled={control.disabled}
          onClick={() => setIsShown(!isShown)}
          className={boxButton}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </Field>
  );
}
