'use client';

import { ChoiceField, type ChoiceFieldProps } from '../../internal/Choice.tsx';

/** Props of Checkbox; also accepts an input's attributes, such as `onBlur`. */
export interface CheckboxProps extends ChoiceFieldProps {
  /** Neither checked nor cleared, as some but not all of what it represents is chosen. @default false */
  isIndeterminate?: boolean | undefined;
}

/** One thing to agree to or not, sent with the form. */
export function Checkbox(props: CheckboxProps) {
  return <ChoiceField component="Checkbox" kind="checkbox" {...props} />;
}
