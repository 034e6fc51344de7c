import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { cssName, defaultTheme } from '../theme/tokens.ts';

const panelColors = Object.fromEntries(
  Object.keys(defaultTheme.panel).map((role) => [
    `--${cssName(['color', role])}`,
    vars.panel[role as keyof typeof vars.panel],
  ]),
);

/** The brand's dark panel. Its content takes the panel's colors. It is white in print. */
export const panelSurface = {
  background: vars.color.page,
  color: vars.color.text,
  colorScheme: 'dark',
  '@media': {
    // Keep the system colors: forced colors are the reader's choice.
    'screen and (forced-colors: none)': { vars: panelColors },
    [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
  },
} as const;
