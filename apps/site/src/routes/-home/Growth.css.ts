import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { drawn } from '../../brand/drawn.ts';
import { numeral } from '../../features/text/numeral.ts';

/** The road below the signs, and how much higher each sign is than the one before. */
const road = '3rem';
const rise = 2.5;

const beside = `screen and ${media.tablet}`;

/** On a phone a list; else posts of rising height on a road. */
export const growth = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': {
    [beside]: {
      position: 'relative',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      alignItems: 'end',
      paddingBottom: road,
      selectors: {
        '&::before': {
          ...drawn('across', 'cover 10% cover 40%'),
          content: '',
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          height: road,
          borderRadius: vars.radius.small,
          background: vars.color.marker,
          forcedColorAdjust: 'none',
        },
        '&::after': {
          ...drawn('across', 'cover 15% cover 45%'),
          content: '',
          position: 'absolute',
          insetInline: vars.space.l,
          bottom: `calc(${road} / 2)`,
          borderTop: `${vars.border.heavy} dashed ${vars.color.accent}`,
        },
      },
    },
  },
});

export const stop = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  color: vars.color.textSoft,
  breakInside: 'avoid',
  '@media': {
    [beside]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'relative',
      selectors: {
        // The post, from the sign down to the road.
        '&::after': {
          content: '',
          width: vars.space.xs,
          marginInlineStart: vars.space.l,
          marginTop: `calc(-1 * ${vars.space.m})`,
          background: vars.color.marker,
          forcedColorAdjust: 'none',
        },
        ...Object.fromEntries(
          [0, 1, 2, 3].map((index) => [
            `&:nth-child(${index + 1})::after`,
            { height: `${2 + index * rise}rem` },
          ]),
        ),
      },
    },
  },
});

export const sign = style({
  justifySelf: 'start',
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.marker,
  color: vars.color.onMarker,
  fontWeight: vars.weight.heavy,
  printColorAdjust: 'exact',
  '@media': { [beside]: { order: 1 } },
});

export const value = style({
  ...numeral,
  color: vars.color.text,
  fontSize: vars.text.h2,
  lineHeight: vars.leading.heading,
});
