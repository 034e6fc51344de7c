import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { base } from './component.ts';
import { panelSurface } from './surface.ts';

const words = { color: vars.color.text } as const;

/** A class for each background of the kit. */
export const backgrounds = styleVariants({
  page: base({ ...words, background: vars.color.page }),
  surface: base({ ...words, background: vars.color.surface }),
  sunken: base({ ...words, background: vars.color.sunken }),
  panel: base(panelSurface),
  tint1: base({ ...words, background: vars.color.tint1 }),
  tint2: base({ ...words, background: vars.color.tint2 }),
  tint3: base({ ...words, background: vars.color.tint3 }),
  tint4: base({ ...words, background: vars.color.tint4 }),
  tint5: base({ ...words, background: vars.color.tint5 }),
});

/**
 * The backgrounds of the kit: the page's own background, a raised or a sunken surface, the brand's dark
 * panel (everything inside takes the panel's colors), or one of five tints.
 */
export type Background = keyof typeof backgrounds;

/** The five tints, for pictures, initials and cards. */
export type Tint = Extract<Background, `tint${number}`>;
