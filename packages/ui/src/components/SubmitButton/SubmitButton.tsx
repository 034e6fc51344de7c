'use client';

import { ButtonElement, PlainButton } from '../../internal/ButtonElement.tsx';
import { Button, type ButtonProps } from '../Button/index.ts';

/** Those of Button. */
export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** One `primary` per view. @default 'primary' */
  variant?: ButtonProps['variant'] | undefined;
}

/**
 * Sends a form. It stays a submit button while it is pending, in a dialog too: React Aria's does not, and Enter in
 * the only field of a form would send it again.
 */
export function SubmitButton({ variant = 'primary', ...props }: SubmitButtonProps) {
  return (
    <ButtonElement value={PlainButton}>
      <Button {...props} variant={variant} type="submit" />
    </ButtonElement>
  );
}
