'use client';

import { NativeButton, type NativeButtonProps } from '../NativeButton/NativeButton.tsx';

/** Props of SubmitButton: those of NativeButton. */
export interface SubmitButtonProps extends Omit<NativeButtonProps, 'type'> {
  /** One `primary` per view. @default 'primary' */
  variant?: NativeButtonProps['variant'] | undefined;
}

/** Sends a form. It is the browser's own button, so that a form costs no more than its fields. */
export function SubmitButton({ variant = 'primary', ...props }: SubmitButtonProps) {
  return <NativeButton {...props} variant={variant} type="submit" />;
}
