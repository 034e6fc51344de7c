'use client';

import { ChoiceField, type ChoiceFieldProps } from '../../internal/Choice.tsx';

export interface SwitchProps extends ChoiceFieldProps {}

/** Turns a setting on or off, with immediate effect. */
export function Switch(props: SwitchProps) {
  return <ChoiceField component="Switch" kind="switch" {...props} />;
}
