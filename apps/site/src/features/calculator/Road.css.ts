import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

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

const hidden = 'inset(-3rem 100% -3rem -3rem)';
const whole = 'inset(-3rem)';

/** The road is drawn from its start once it is seen. */
export const drawn = style({
  '@media': {
    'screen and (prefers-reduced-motion: no-preference)': {
      clipPath: hidden,
      transition: `clip-path 400ms ${vars.easing.out}`,
      selectors: { '&[data-seen]': { clipPath: whole } },
    },
  },
});
