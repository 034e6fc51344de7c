'use client';

import { NativeButton, type NativeButtonProps } from '../NativeButton/NativeButton.tsx';

/** Those of NativeButton. */
export interface SubmitButtonProps extends Omit<NativeButtonProps, 'type'> {
  /** One `primary` per view. @default 'primary' */
  variant?: NativeButtonProps['variant'] | undefined;
}

/** Sends a form. It is a native button, so that a form loads no more code than its fields need. */
export function SubmitButton({ variant = 'primary', ...props }: SubmitButtonProps) {
  return <NativeButton {...props} variant={variant} type="submit" />;
}
