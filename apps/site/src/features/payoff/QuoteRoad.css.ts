import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { drawn } from '../../brand/drawn.ts';
import { numeral } from '../text/numeral.ts';

const width = '1.5rem';

/** The two waiting times along one road. */
export const road = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 0,
});

export const wait = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Both stretches are on one line even if a duration takes two lines.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gap: vars.space.m,
  breakInside: 'avoid',
});

export const length = style({
  ...numeral,
  alignSelf: 'end',
  fontSize: vars.text.h3,
});

/** A stretch of the road with its center line, from post to post. */
export const stretch = style({
  ...drawn('across', 'cover 5% cover 30%'),
  position: 'relative',
  height: width,
  background: vars.color.marker,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: width,
    insetBlockStart: `calc((${width} - ${vars.border.heavy}) / 2)`,
    height: vars.border.heavy,
    background: `repeating-linear-gradient(90deg, ${vars.color.accent} 0 10px, transparent 10px 18px)`,
  },
  // The post at its start.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space.xxs})`,
    insetInlineStart: 0,
    width: vars.space.xs,
    borderRadius: vars.radius.tiny,
    background: vars.color.accent,
  },
  selectors: {
    'li:first-child > &': {
      borderStartStartRadius: vars.radius.small,
      borderEndStartRadius: vars.radius.small,
    },
    'li:last-child > &': {
      borderStartEndRadius: vars.radius.small,
      borderEndEndRadius: vars.radius.small,
    },
  },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xxs,
  paddingInlineEnd: vars.space.m,
  color: vars.color.textSoft,
  fontSize: vars.text.s,
  textWrap: 'balance',
});
