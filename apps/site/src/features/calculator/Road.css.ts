import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { drawn as drawnRoad } from '../../brand/drawn.ts';

/** The drawing, with the changes beside or below it. */
export const road = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 23rem' },
  },
});

export const drawing = style({ display: 'grid', gap: vars.space.m, alignContent: 'start' });

/** Nothing moves when the chart is there. On a narrow screen it has a legend. */
export const chart = style({
  minHeight: '17.4rem',
  '@media': { '(width < 24em)': { minHeight: '19.4rem' } },
});

export const drawn = style(drawnRoad('across', 'entry 30% contain 0%'));
