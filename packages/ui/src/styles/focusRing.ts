import { vars } from '../theme/contract.css.ts';

/** The focus ring: outside the shape, in a color that holds 3:1 on every ground (see `contrastPairs`). */
export const focusRing = {
  outline: `${vars.border.heavy} solid ${vars.color.focus}`,
  outlineOffset: vars.border.strong,
} as const;

/** The ring drawn inside, for parts whose surroundings clip what stands out. */
export const focusRingInset = {
  ...focusRing,
  outlineOffset: `calc(-1 * ${vars.border.heavy})`,
} as const;
