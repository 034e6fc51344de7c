'use client';

import { useEffect, useState } from 'react';
import { Field } from '../../internal/Field.tsx';
import { bare, boxButton, control as controlStyle } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { type FieldProps, findControl, useField } from '../../internal/useField.ts';
import { useEarlyInput, type ValueProps } from '../../internal/useTyped.ts';
import { EyeIcon, EyeOffIcon } from '../Icon/index.ts';

/** Props of PasswordField; also accepts an input's attributes, such as `onBlur`. */
export interface PasswordFieldProps
  extends FieldProps,
    ValueProps<string>,
    Omit<ControlProps<'input'>, 'autoComplete' | 'inputMode'> {
  /** Which password it is, so that a password manager can fill it in or offer a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
}

/** A password, hidden until the visitor asks to see it. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control, rest } = useField('PasswordField', props);
  const { autoComplete = 'current-password', onChange, ...input } = rest;
  const [isShown, setIsShown] = useState(false);
  useEarlyInput(frame.id, input.value, (text) => onChange?.(text));

  // Browsers offer to keep what a text input sends for the next visitor of this form.
  useEffect(() => {
    const form = (findControl(frame.id) as HTMLInputElement | null)?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [frame.id]);

  return (
    <Field {...frame}>
      <div className={controlStyle({ as: 'box' })}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...control}
          autoComplete={autoComplete}
          type={isShown ? 'text' : 'password'}
          onChange={(event) => onChange?.(event.target.value)}
          className={bare}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={frame.id}
          aria-label={`Show ${frame.label.toLowerCase()}`}
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
