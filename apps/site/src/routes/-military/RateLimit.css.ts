import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space.xxl,
    },
  },
});

/** The number, and beside it its effect on a rate. */
export const limit = style([columns, { alignItems: 'center' }]);

export const number = style({
  display: 'block',
  fontSize: 'clamp(7rem, 24vw, 17rem)',
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.06em',
  lineHeight: 0.8,
});

/** Both rates, one above the other, and beside each its bar. */
export const bars = style({
  display: 'grid',
  // The bars don't move when a rate has another digit.
  gridTemplateColumns: '3.5em minmax(0, 1fr)',
  alignItems: 'center',
  rowGap: vars.space.s,
  fontVariantNumeric: 'tabular-nums',
});

/** From zero, which is a line, to the highest rate. */
export const scale = style({
  width: '100%',
  height: '2.5rem',
  borderInlineStart: `${vars.border.hairline} solid ${vars.color.controlBorder}`,
  forcedColorAdjust: 'none',
});

// The outline is inside the bar's edges.
const bar = style({
  x: '1px',
  y: '1px',
  width: 'calc(100% - 2px)',
  height: 'calc(100% - 2px)',
  rx: vars.radius.small,
  strokeWidth: 2,
});
export const contract = style([bar, { fill: vars.color.textSoft, stroke: vars.color.textSoft }]);
// The marker is dark in every theme, and so is the page at night.
export const paid = style([bar, { fill: vars.color.marker, stroke: vars.color.fill }]);
export const forgiven = style([
  bar,
  { fill: 'none', stroke: vars.color.controlBorder, strokeDasharray: '6 5' },
]);

/** Other promises, by law and by us, in one row with two halves. */
export const promises = style([
  columns,
  {
    paddingTop: vars.space.xl,
    borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
  },
]);
