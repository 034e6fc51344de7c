import { assignVars } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { pinePanel } from '../theme/tokens.ts';
import { media } from './media.ts';

const pineColors = Object.fromEntries(
  Object.keys(pinePanel).map((role) => [role, vars.color[role as keyof typeof pinePanel]]),
) as Pick<typeof vars.color, keyof typeof pinePanel>;

/** The brand's dark panel: everything inside takes the panel's colors. */
export const panelSurface = {
  background: vars.color.pine900,
  color: vars.color.ink,
  colorScheme: 'dark',
  '@media': {
    // System colors stand: forced colors are the reader's choice.
    '(forced-colors: none)': { vars: assignVars(pineColors, pinePanel) },
    [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
  },
} as const;
