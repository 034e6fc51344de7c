import { vars } from '@milepost/ui/theme';

/** The style of a large figure. Each use sets its own size. */
export const numeral = {
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
} as const;
