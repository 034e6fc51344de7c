import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** Fields side by side from 600 px on; their boxes stand in line where their hints differ. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    '(min-width: 37.5em)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'end',
    },
  },
});
