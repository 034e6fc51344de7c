'use client';

import { ChoiceField, type ChoiceFieldProps } from '../../internal/Choice.tsx';

/** Also accepts an input's attributes, such as `onBlur`. */
export interface CheckboxProps extends ChoiceFieldProps {
  /** Whether it is neither checked nor cleared, because only some of what it represents is chosen. @default false */
  isIndeterminate?: boolean | undefined;
}

/** Lets people agree to one thing or not. A form sends it. */
export function Checkbox(props: CheckboxProps) {
  return <ChoiceField component="Checkbox" kind="checkbox" {...props} />;
}
