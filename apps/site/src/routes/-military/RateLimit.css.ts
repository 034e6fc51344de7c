import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * The part of the contract's rate that stays. The drawing is not to scale, because contracts
 * differ.
 */
const reducedShare = '38%';

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

export const rates = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  // The line of the legal limit.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: reducedShare,
    borderInlineStart: `${vars.border.heavy} dashed ${vars.color.accent}`,
  },
});

export const name = style({
  fontSize: vars.text.s,
  fontWeight: vars.weight.semibold,
  selectors: { 'dd + &': { marginTop: vars.space.m } },
  maxWidth: reducedShare,
  paddingInlineEnd: vars.space.s,
});

/** A rate as a bar: the part up to the line is paid, the part past it is not. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${reducedShare} minmax(0, 1fr)`,
  minHeight: '3.5rem',
});

const filled = style({
  // The marker is dark in every theme, and so is the page at night.
  border: `${vars.border.strong} solid ${vars.color.fill}`,
  background: vars.color.marker,
  printColorAdjust: 'exact',
});

const roundEnd = {
  borderStartEndRadius: vars.radius.tile,
  borderEndEndRadius: vars.radius.tile,
};

export const paid = style([
  filled,
  {
    display: 'grid',
    alignItems: 'center',
    paddingInline: vars.space.m,
    borderInlineEnd: 0,
    borderStartStartRadius: vars.radius.tile,
    borderEndStartRadius: vars.radius.tile,
    color: vars.color.onMarker,
    fontSize: vars.text.l,
    fontWeight: vars.weight.heavy,
  },
]);

export const past = style([filled, { ...roundEnd, borderInlineStart: 0 }]);

export const forgiven = style({
  display: 'grid',
  alignItems: 'center',
  paddingInline: vars.space.m,
  ...roundEnd,
  border: `${vars.border.strong} dashed ${vars.color.controlBorder}`,
  borderInlineStart: 0,
  color: vars.color.textSoft,
  fontWeight: vars.weight.semibold,
});

/** Other promises, by law and by us, in one row with two halves. */
export const promises = style([
  columns,
  {
    paddingTop: vars.space.xl,
    borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
  },
]);

/** Stretches a part and its hydration element to the height of the column beside it. */
const asHighAsParent = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };
export const asHigh = style(asHighAsParent);
globalStyle(`${asHigh} > div`, asHighAsParent);
