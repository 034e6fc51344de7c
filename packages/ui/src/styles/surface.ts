import { assignVars } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { pinePanel } from '../theme/tokens.ts';
import { media } from './media.ts';

const pineColors = Object.fromEntries(
  Object.keys(pinePanel).map((role) => [role, vars.color[role as keyof typeof pinePanel]]),
) as Pick<typeof vars.color, keyof typeof pinePanel>;

/** Keeps the browser from painting a surface again because something on another one has changed. */
const apart = { isolation: 'isolate' } as const;

/** A panel of pine: everything inside takes the panel's colours. */
export const pineSurface = {
  ...apart,
  background: vars.color.pine900,
  color: vars.color.ink,
  colorScheme: 'dark',
  '@media': {
    // System colours stand: forced colours are the reader's choice.
    '(forced-colors: none)': { vars: assignVars(pineColors, pinePanel) },
    [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
  },
} as const;

/** The grounds that a section or a panel can stand on. */
export const surfaces = {
  paper: { ...apart, background: vars.color.paper, color: vars.color.ink },
  surface: { ...apart, background: vars.color.surface, color: vars.color.ink },
  sunken: { ...apart, background: vars.color.sunken, color: vars.color.ink },
  pine: pineSurface,
} as const;

/** The tints of cards and notes. */
export const tints = {
  amber: { background: vars.color.tintAmber },
  pine: { background: vars.color.tintPine },
  sky: { background: vars.color.tintSky },
  rose: { background: vars.color.tintRose },
  lilac: { background: vars.color.tintLilac },
} as const;

/** A tint's name. */
export type Tint = keyof typeof tints;
