import { loanRoad } from '@milepost/domain/content/account';
import { media, vars } from '@milepost/ui/theme';
import { globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';

/** The balance and the next payment side by side, the road below both. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: `${vars.space.xxl} ${vars.space.xl}`,
    },
  },
});

export const next = style({
  display: 'grid',
  gap: vars.space.m,
  alignContent: 'start',
  '@media': {
    [media.tablet]: {
      paddingInlineStart: vars.space.xl,
      borderInlineStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
});

/** The road from the first payment to the last. Positions on it are shares of its width. */
export const road = style({
  display: 'block',
  width: '100%',
  height: '7rem',
  overflow: 'visible',
  gridColumn: '1 / -1',
  forcedColorAdjust: 'none',
});

export const line = style({ stroke: vars.color.accent, strokeWidth: 3, strokeDasharray: '10 8' });
export const post = style({ fill: vars.color.marker, stroke: vars.color.text, strokeWidth: 2 });
export const number = style({
  fill: vars.color.onMarker,
  fontSize: '0.875rem',
  fontWeight: vars.weight.heavy,
  textAnchor: 'middle',
});

/** The month at an end of the road, below the mileposts, which are close to it on a phone. */
export const end = style({ fill: vars.color.textSoft, fontSize: '0.875rem' });

/** Lets a part of the road move once. Percentages are shares of the road. */
const moves = (from: string) =>
  ({
    transformBox: 'view-box',
    transformOrigin: '0 0',
    '@media': {
      [media.motion]: {
        animation: `${keyframes({ from: { transform: from } })} 400ms ${vars.easing.out} backwards`,
      },
    },
  }) satisfies StyleRule;

/** The payments made, as a share of the road's width. */
const driven = `${(100 * loanRoad.made) / loanRoad.of}%`;

/** The car drives to its position, and the line behind it follows. */
export const car = style(moves(`translateX(-${driven})`));
export const done = style({ stroke: vars.color.accent, strokeWidth: 3, ...moves('scaleX(0)') });

/** A row of two facts between hairlines. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xxl,
  borderBlock: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  selectors: { '& + &': { borderTop: `${vars.border.hairline} solid ${vars.color.border}` } },
  '@media': { [media.tablet]: { selectors: { '& + &': { borderTop: 0 } } } },
});

export const about = style({ flex: '1 1 6rem' });

globalStyle(`${fact} > strong`, {
  marginInlineStart: 'auto',
  fontSize: vars.text.xl,
});
