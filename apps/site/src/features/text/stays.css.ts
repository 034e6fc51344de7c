import { breakpoints } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays in sight beside a long text, below the header. */
export const stays = style({
  '@media': {
    [`screen and (min-width: ${breakpoints.desktop / 16}em) and (min-height: 40em)`]: {
      position: 'sticky',
      insetBlockStart: '6rem',
    },
  },
});
