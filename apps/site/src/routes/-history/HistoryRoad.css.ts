import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { drawn } from '../../brand/drawn.ts';

/** The width of the road with its bends: at the start side on a phone, else in the middle. */
const lane = { side: '4.25rem', middle: '18rem' };

const softEnd = '6rem';

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

export const road = style({ position: 'relative' });

export const asphalt = style({
  ...drawn('down', 'entry 10% contain 85%'),
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: lane.side,
  // It comes from further back, and continues below the last card. What is drawn of it ends softly.
  maskImage: `linear-gradient(transparent, black 4rem), linear-gradient(black calc(100% - ${softEnd}), transparent)`,
  maskSize: `100% 100%, 100% calc(100% + ${softEnd})`,
  maskRepeat: 'no-repeat',
  maskComposite: 'intersect',
  '@media': {
    [media.tablet]: { insetInlineStart: `calc(50% - ${lane.middle} / 2)`, width: lane.middle },
    print: { display: 'none' },
  },
});

/** From a tablet on all rows are equally high, as the bends of the road are. */
export const stops = style({
  display: 'grid',
  position: 'relative',
  '@media': {
    [media.tablet]: { gridAutoRows: '1fr' },
    print: { display: 'block', paddingTop: vars.space.l },
  },
});

/** The words at the side of the bend, the thing at the other side. */
export const stop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  rowGap: vars.space.m,
  paddingInlineStart: `calc(${lane.side} + ${vars.space.m})`,
  paddingBottom: vars.space.xl,
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: `calc(${lane.middle} * 0.9)`,
      paddingInline: 0,
      paddingBlock: vars.space.m,
    },
    print: { display: 'block', paddingInline: 0 },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${stop}:nth-child(odd) > &`]: { justifyItems: 'end', textAlign: 'end' },
        [`${stop}:nth-child(even) > &`]: { order: 1 },
      },
    },
    print: {
      selectors: { [`${stop}:nth-child(n) > &`]: { justifyItems: 'start', textAlign: 'start' } },
    },
  },
});

/** A picture of the year: beside the text, on a phone below it. */
export const thing = style({
  justifySelf: 'center',
  width: '100%',
  '@media': {
    [media.tablet]: { maxWidth: '25rem' },
    print: { display: 'none' },
  },
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
  position: 'relative',
  marginTop: `calc(-1 * ${vars.space.xxl})`,
  '@media': {
    [media.tablet]: { marginInline: 'auto', maxWidth: '44rem' },
    print: { marginTop: vars.space.l },
  },
});
