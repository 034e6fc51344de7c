import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

const twoColumns = '(min-width: 37.5em)';

/** Fields side by side from 600 px on. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', rowGap: 0 },
  },
});

/** A field and the content below it. The boxes of a row are aligned even if their hints differ. */
export const cell = style({
  '@media': {
    [twoColumns]: {
      selectors: {
        [`${row} > &`]: {
          display: 'grid',
          gridRow: 'span 2',
          gridTemplateRows: 'subgrid',
          alignItems: 'end',
        },
      },
    },
  },
});

export const below = style({
  alignSelf: 'start',
  marginTop: vars.space.s,
  // An empty message takes no space.
  selectors: { '&:has(> * > :only-child:empty)': { marginTop: 0 } },
});
