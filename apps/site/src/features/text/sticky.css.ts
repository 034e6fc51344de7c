import { media } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays in view beside a long text, below the header. */
export const sticky = style({
  '@media': {
    [`screen and ${media.desktop} and (min-height: 40em)`]: {
      position: 'sticky',
      insetBlockStart: '6rem',
    },
  },
});
