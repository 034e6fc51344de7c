'use client';

import { ChoiceField, type ChoiceFieldProps } from '../../internal/Choice.tsx';

/** Props of Switch. */
export interface SwitchProps extends ChoiceFieldProps {}

/** A setting that takes effect at once, on or off. */
export function Switch(props: SwitchProps) {
  return <ChoiceField component="Switch" kind="switch" {...props} />;
}
