import { media, vars } from '@milepost/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** A fill in the dark for light text, and that text. It is less bright than the main button of the page. */
export const darkFill = '#2E7D62';
export const onDarkFill = '#FBF8F3';

/** The buttons of cards in the dark, beside which the main button of the page is the brightest. */
export const quietInTheDark = {
  [media.dark]: {
    vars: {
      [vars.color.solid]: darkFill,
      [vars.color.solidHover]: '#276B54',
      [vars.color.onSolid]: onDarkFill,
    },
  },
} as const satisfies StyleRule['@media'];
