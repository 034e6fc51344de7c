import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { referenceColumns } from '../../features/text/Contents.css.ts';

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space.xxl,
    },
    [media.desktop]: referenceColumns,
  },
});

/** The number, and beside it its effect on a rate. */
export const limit = columns;

export const number = style({
  display: 'block',
  fontSize: 'clamp(7rem, 24vw, 17rem)',
  '@media': { [media.desktop]: { fontSize: '11.25rem' } },
  fontWeight: vars.weight.heavy,
  letterSpacing: '-0.06em',
  // The bearing of the digit, which is large at this size.
  marginInlineStart: '-0.03em',
  lineHeight: 0.8,
});

/** Both rates, on the scale of the slider above them. */
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
});

/** The name of the bar below it. */
export const name = style({
  color: vars.color.textSoft,
  fontSize: vars.text.s,
  fontWeight: vars.weight.semibold,
  selectors: { 'svg + &': { paddingTop: vars.space.xs } },
});

/** From zero, which is a line, to the highest rate. */
export const scale = style({
  width: '100%',
  height: '2.5rem',
  overflow: 'visible',
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

const rate = style({ fontWeight: vars.weight.bold, dominantBaseline: 'central' });
export const inside = style([
  rate,
  {
    fill: vars.color.page,
    textAnchor: 'end',
    translate: '-0.75rem 0',
    // The bar of the law's rate is hardly wider than its number there.
    '@media': { '(max-width: 22em)': { translate: '-0.375rem 0' } },
  },
]);
globalStyle(`svg:has(> svg > ${paid}) > ${inside}`, { fill: vars.color.onMarker });
export const after = style([rate, { fill: vars.color.text, translate: '0.5rem 0' }]);

/** Other promises, by law and by us, in one row with two halves. */
export const promises = style([
  columns,
  {
    paddingTop: vars.space.xl,
    borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
  },
]);
globalStyle(`${promises} > *`, { maxWidth: vars.width.prose });
