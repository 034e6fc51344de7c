import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { arrives } from '../../brand/arrives.css.ts';

/** The fields, and beside them the answer, which stays in view while they change. */
export const estimator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});

globalStyle(estimator, arrives);

/** The line that opens the fields of a payment is as large as their labels. */
globalStyle(`${estimator} summary`, { fontSize: vars.text.m });

export const answer = style({
  containerType: 'inline-size',
  borderRadius: vars.radius.panel,
  overflow: 'clip',
});

/** An amount of six digits with its cents fits on one line. */
globalStyle(`${answer} p > strong`, { fontSize: 'clamp(2rem, 14cqi, 4.5rem)' });
