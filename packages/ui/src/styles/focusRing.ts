import { vars } from '../theme/contract.css.ts';

/** The focus ring: outside the shape, in a color that holds 3:1 on every ground (see `contrastPairs`). */
export const focusRing = {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** The ring drawn inside, for parts whose surroundings clip what stands out. */
export const focusRingInset = { ...focusRing, outlineOffset: '-3px' } as const;
