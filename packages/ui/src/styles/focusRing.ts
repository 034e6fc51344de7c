import { vars } from '../theme/contract.css.ts';

/** The focus ring: outside the shape, in a color with 3:1 contrast on every background (see `contrastPairs`). */
export const focusRing = {
  outline: `${vars.border.heavy} solid ${vars.color.focus}`,
  outlineOffset: vars.border.strong,
} as const;

/** The focus ring inside the shape, for parts whose container clips overflow. */
export const focusRingInset = {
  ...focusRing,
  outlineOffset: `calc(-1 * ${vars.border.heavy})`,
} as const;
