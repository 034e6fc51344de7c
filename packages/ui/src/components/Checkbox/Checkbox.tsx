'use client';

import { ChoiceField, type ChoiceFieldProps } from '../../internal/Choice.tsx';

/** Props of Checkbox; also accepts an input's attributes, such as `onBlur`. */
export interface CheckboxProps extends ChoiceFieldProps {
  /** Neither chosen nor not: some of what it stands for is. @default false */
  isIndeterminate?: boolean | undefined;
}

/** One thing to agree to or not, sent with the form. */
export function Checkbox(props: CheckboxProps) {
  return <ChoiceField component="Checkbox" kind="checkbox" {...props} />;
}
