import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const lane = '3.5rem';

/**
 * The road below its heading. A printout shows it plain, so that the heading stays with the first
 * stop.
 */
export const journey = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  '@media': { print: { display: 'block' } },
});

/** On a phone the road runs along the start side. From a tablet on it winds between two columns. */
export const road = style({
  display: 'grid',
  position: 'relative',
  '@media': { print: { display: 'block', paddingTop: vars.space.l } },
});

export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  alignContent: 'start',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  paddingInlineStart: `calc(${lane} + ${vars.space.m})`,
  paddingBottom: vars.space.xl,
  '@media': {
    [media.tablet]: {
      width: '50%',
      minHeight: '11rem',
      paddingInline: `0 calc(${lane} + ${vars.space.xl})`,
      paddingBottom: 0,
      justifyItems: 'end',
      textAlign: 'end',
      selectors: {
        '&:nth-child(even)': {
          marginInlineStart: '50%',
          paddingInline: `calc(${lane} + ${vars.space.xl}) 0`,
          justifyItems: 'start',
          textAlign: 'start',
        },
      },
    },
  },
});

/** A bend of the road with its center line, as high as the stop. */
export const bend = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: lane,
  height: '100%',
  forcedColorAdjust: 'none',
  '@media': {
    [media.tablet]: {
      width: `calc(2 * ${lane})`,
      insetInline: `auto calc(-1 * ${lane})`,
      selectors: {
        [`${stop}:nth-child(even) > &`]: { insetInline: `calc(-1 * ${lane}) auto`, scale: '-1 1' },
      },
    },
    print: { display: 'none' },
  },
});

export const asphalt = style({ fill: 'none', stroke: vars.color.inverse, strokeWidth: 26 });
export const dash = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeDasharray: '12 10',
});
globalStyle(`[data-theme=dark] ${asphalt}`, { stroke: '#2C3B35' });
globalStyle(`:root:not([data-theme]) ${asphalt}`, {
  '@media': { '(prefers-color-scheme: dark)': { stroke: '#2C3B35' } },
});

export const year = style({
  padding: `${vars.space.xxs} ${vars.space.s}`,
  border: `${vars.border.strong} solid ${vars.color.surface}`,
  borderRadius: vars.radius.small,
  boxShadow: `0 0 0 ${vars.border.strong} ${vars.color.marker}`,
  background: vars.color.marker,
  color: vars.color.onMarker,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
});

export const title = style({
  fontSize: vars.text.h2,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.heading,
  '@media': { [media.tablet]: { fontSize: '2rem' } },
});

export const event = style({ maxWidth: '26rem', color: vars.color.textSoft });

/** The road continues here. */
export const end = style({
  '@media': { [media.tablet]: { marginInline: 'auto', maxWidth: '44rem' } },
});
