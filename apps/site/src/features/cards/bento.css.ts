import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { opensPages } from '../../layout/opening.ts';

/** Cards of different sizes in three columns. Each opens its page. */
export const bento = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

opensPages(bento);
