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

/** Both rates, one above the other. Their widths are attributes, in percent of the highest rate. */
export const bars = style({ width: '100%', height: '6rem', forcedColorAdjust: 'none' });

const bar = style({ rx: vars.radius.small });
export const contract = style([bar, { fill: vars.color.textSoft }]);
// The marker is dark in every theme, and so is the page at night.
export const paid = style([
  bar,
  { fill: vars.color.marker, stroke: vars.color.fill, strokeWidth: 2 },
]);
export const forgiven = style([
  bar,
  { fill: 'none', stroke: vars.color.controlBorder, strokeWidth: 2, strokeDasharray: '6 5' },
]);
const onBar = style({
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
});
export const onContract = style([onBar, { fill: vars.color.page }]);
export const onPaid = style([onBar, { fill: vars.color.onMarker }]);

/** Other promises, by law and by us, in one row with two halves. */
export const promises = style([
  columns,
  {
    paddingTop: vars.space.xl,
    borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
  },
]);
