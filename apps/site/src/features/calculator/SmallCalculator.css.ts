import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The figure, the slider and a sentence, on a tablet with the slider beside the figure. */
export const small = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': {
    [`${media.tablet} and (not ${media.desktop})`]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space.l,
    },
  },
});

// The space that makes the link easy to hit is part of the card's.
globalStyle('[data-question] > a', { marginBlockEnd: `calc(-1 * ${vars.space.s})` });
