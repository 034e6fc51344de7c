import { media, vars } from '@milepost/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** The drawing, with the changes beside or below it. */
export const road = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  },
});

export const drawing = style({ display: 'grid', gap: vars.space.m, alignContent: 'start' });

/** Nothing moves when the chart is there. */
export const chart = style({ minHeight: '18.4rem' });

const draw = keyframes({
  from: { clipPath: 'inset(-3rem 100% -3rem -3rem)' },
  to: { clipPath: 'inset(-3rem)' },
});

/** The road is drawn from its start as it comes into view, in browsers with timelines of scrolling. */
export const drawn = style({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [`screen and ${media.motion}`]: {
          animation: `${draw} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 30% contain 0%',
        },
      },
    },
  },
});
