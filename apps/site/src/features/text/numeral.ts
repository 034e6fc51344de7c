import { vars } from '@milepost/ui/theme';

/** A figure that carries its place; each gives it a size of its own. */
export const numeral = {
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
} as const;
