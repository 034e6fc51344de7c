import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { numeral } from '../../../features/text/numeral.ts';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;

export const limits = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBottom: rule,
});

/** A limit in one line: its name, its figure, and its position on a scale. */
export const limit = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space.m} ${vars.space.l}`,
  paddingBlock: vars.space.l,
  borderTop: rule,
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space.xxl,
      paddingBlock: vars.space.xl,
    },
  },
});

export const words = style({
  display: 'contents',
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s },
  },
});

export const value = style({
  ...numeral,
  fontSize: vars.text.h2,
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { order: -1, fontSize: vars.text.figure } },
});

/** The scale ends at the limit. */
export const scale = style({
  width: '100%',
  height: '3.25rem',
  overflow: 'visible',
  forcedColorAdjust: 'none',
});

const bar = style({ height: 20, rx: vars.radius.tiny });
export const track = style([bar, { fill: vars.color.border }]);
export const range = style([bar, { fill: vars.color.fill }]);
/** The edge separates the tick from the bar, which is as light as it is in the dark theme. */
export const tick = style({
  fill: vars.color.accent,
  stroke: vars.color.page,
  strokeWidth: 4,
  paintOrder: 'stroke',
});
export const text = style({
  fill: vars.color.textSoft,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
});
export const textAtStart = style([text, { textAnchor: 'start' }]);
export const textAtEnd = style([text, { textAnchor: 'end' }]);

/** The example, on the bar or beside its name. */
export const dot = style({ fill: vars.color.surface, stroke: vars.color.text, strokeWidth: 4 });
export const legend = style({ forcedColorAdjust: 'none' });

/** Two figures in a row, from a tablet on four. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
