import { style, styleVariants } from '@vanilla-extract/css';
import { base } from '../../styles/component.ts';
import { focusRingInset } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const plotHeight = '14rem';
const timeAxisHeight = '2.25em';
const swatchSize = '0.75rem';
const dashLength = '6 5';

const onScreenOnly = { '@media': { print: { display: 'none' } } } as const;
const mirrored = { '&:dir(rtl)': { scale: '-1 1' } } as const;

/** Sets a color of a drawing, and the system color that replaces it. */
const paint = (property: 'fill' | 'stroke', color: string, forced: string) => ({
  [property]: color,
  '@media': { [media.forcedColors]: { [property]: forced } },
});

/** A color that the patterns of forced colors replace. */
const outlined = (color: string) => ({
  fill: color,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const chart = style(
  base({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    minWidth: 0,
    position: 'relative',
    containerType: 'inline-size',
    color: vars.color.textSoft,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

/** The series: plain, striped, dotted. Their colors are those of a SplitBar's parts. */
export const fill = styleVariants({
  1: base(paint('fill', vars.color.fill, 'CanvasText')),
  2: base(outlined(vars.color.accent)),
  3: base(outlined(vars.color.controlBorder)),
});

export const stripe = style(
  base({ strokeWidth: vars.border.control, ...paint('stroke', vars.color.surface, 'CanvasText') }),
);

/** A stripe over another series. A color behind it would mix with that series' color. */
export const stripeOver = style(
  base({ strokeWidth: vars.border.hairline, ...paint('stroke', vars.color.accent, 'CanvasText') }),
);

export const dot = style(base(paint('fill', vars.color.surface, 'CanvasText')));

/**
 * Moves a shape to its new values if the number of points is the same, in browsers that interpolate
 * paths.
 */
const move = `d ${vars.duration.slow} ${vars.easing.out}`;

export const follows = style(base({ transition: move }));

/** Another line comes and goes with what is tried. */
const appears = base({
  transition: `${move}, opacity ${vars.duration.base} ${vars.easing.out}`,
  '@starting-style': { opacity: 0 },
});

const line = style([
  follows,
  base({
    fill: 'none',
    strokeWidth: vars.border.strong,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
]);

/** The upper edge of a series, which contrasts with the background. */
export const edge = styleVariants(
  {
    1: base(paint('stroke', vars.color.fill, 'CanvasText')),
    2: base(paint('stroke', vars.color.warningText, 'CanvasText')),
    3: base(paint('stroke', vars.color.textSoft, 'CanvasText')),
  },
  (rule) => [line, rule],
);

/** Separates the dashed line from the areas behind it. */
export const halo = style([
  line,
  appears,
  base({ ...paint('stroke', vars.color.surface, 'Canvas'), strokeWidth: vars.border.bar }),
]);

/** A point between two gaps: a line of zero length, whose round caps form a dot. */
export const single = style(base({ strokeWidth: vars.space.xs }));

export const comparison = style([
  line,
  appears,
  base({
    strokeDasharray: dashLength,
    ...paint('stroke', vars.color.text, 'CanvasText'),
  }),
]);

/** The field under the dashed line: beside the first series it shows the difference. */
export const compared = style([
  appears,
  base({
    ...paint('fill', vars.color.text, 'Canvas'),
    opacity: 0.1,
  }),
]);

export const swatch = style(
  base({
    flexShrink: 0,
    display: 'inline-block',
    verticalAlign: 'baseline',
    width: swatchSize,
    height: swatchSize,
    borderRadius: vars.radius.tiny,
    '@media': { [media.forcedColors]: { outline: `${vars.border.hairline} solid CanvasText` } },
  }),
);

export const lineSwatch = style(
  base({
    flexShrink: 0,
    verticalAlign: 'baseline',
    width: `calc(2 * ${swatchSize})`,
    height: swatchSize,
  }),
);

export const legend = style(
  base({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xs} ${vars.space.l}` }),
);

export const entry = style(
  base({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0 }),
);

/** The width from which the plot has space for the names of its areas. */
const hasNames = '(width >= 19em)';

/** An entry that the plot repeats. */
export const named = style([entry, base({ '@container': { [hasNames]: { display: 'none' } } })]);

export const name = style(base({ minWidth: 0, overflowWrap: 'anywhere' }));

export const empty = style(
  base({
    display: 'grid',
    placeItems: 'center',
    minHeight: vars.space.section,
    padding: vars.space.m,
    border: `${vars.border.hairline} dashed ${vars.color.controlBorder}`,
    borderRadius: vars.radius.field,
    textAlign: 'center',
  }),
);

/** What an app draws on the first series. */
export const marker = style({});

/** At most the comparison is left. It is in the space of the marker, so that the plot never moves. */
export const spare = style([
  legend,
  base({
    '@container': {
      [hasNames]: {
        selectors: {
          [`&:has(+ * ${marker})`]: {
            justifyContent: 'end',
            minHeight: '1lh',
            marginBlockEnd: `calc(-1lh - ${vars.space.s})`,
          },
        },
      },
    },
  }),
]);

/** A milepost on the line of zero. */
export const landmark = style(
  base({
    fill: vars.color.marker,
    stroke: vars.color.onMarker,
    strokeWidth: vars.border.control,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }),
);

/** The vertical axis beside the plot, and the horizontal axis below it. */
export const frame = style(
  base({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: `${plotHeight} auto`,
    columnGap: vars.space.xs,
    // Half of the highest label is above the plot, and half of the last bar's label may be beside it.
    paddingBlockStart: vars.space.xs,
    paddingInlineEnd: vars.space.xs,
    fontSize: vars.text.xs,
    fontVariantNumeric: 'tabular-nums',
    // A marker on the highest value is above the plot, and below the legend. At an end it extends beside the plot.
    selectors: {
      [`&:has(${marker})`]: { columnGap: vars.space.m, paddingBlockStart: vars.space.l },
      // Half of a sign on the last point is beside the plot.
      [`&:has(${landmark})`]: { paddingInlineEnd: vars.space.m },
    },
  }),
);

export const valueAxis = style(
  base({
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    whiteSpace: 'nowrap',
  }),
);

/** It has no height, so that its center is on its line. */
export const valueTick = style(
  base({ display: 'block', height: 0, lineHeight: 0, unicodeBidi: 'plaintext' }),
);

export const plot = style(
  base({
    position: 'relative',
    isolation: 'isolate',
    // A marker's angle depends on the plot's width.
    containerType: 'inline-size',
    cursor: 'crosshair',
    // A finger that moves sideways reads values. One that moves up or down scrolls the page, and two zoom it.
    touchAction: 'pan-y pinch-zoom',
  }),
);

export const drawing = style(
  base({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    forcedColorAdjust: 'none',
    selectors: mirrored,
  }),
);

export const grid = style(
  base({
    strokeWidth: vars.border.hairline,
    ...paint('stroke', `color-mix(in oklab, ${vars.color.border} 60%, transparent)`, 'GrayText'),
  }),
);

export const zero = style(
  base({
    strokeWidth: vars.border.hairline,
    ...paint('stroke', vars.color.controlBorder, 'CanvasText'),
  }),
);

export const cursor = style(
  base({
    stroke: vars.color.text,
    strokeWidth: vars.border.control,
    fill: vars.color.surface,
    '@media': {
      print: { display: 'none' },
      [media.forcedColors]: { stroke: 'Highlight', fill: 'Canvas' },
    },
  }),
);

/** The marker at the first point, to which it returns. At a selected point it is at once. */
export const atStart = style(
  base({
    transition: `x ${vars.duration.slow} ${vars.easing.out}, y ${vars.duration.slow} ${vars.easing.out}`,
  }),
);

export const landmarkLabel = style(
  base({
    ...paint('fill', vars.color.onMarker, 'CanvasText'),
    fontWeight: vars.weight.heavy,
    textAnchor: 'middle',
    selectors: mirrored,
  }),
);

/** A text in the plot, by the side of it at which its point is. */
export const note = styleVariants({ start: 'start', end: 'end' } as const, (textAnchor) =>
  base({
    ...paint('fill', vars.color.text, 'CanvasText'),
    textAnchor,
    fontSize: vars.text.s,
    selectors: mirrored,
  }),
);

/** Leads from a text to what it names. */
export const noteLine = style(
  base({
    ...paint('fill', vars.color.text, 'CanvasText'),
    ...paint('stroke', vars.color.text, 'CanvasText'),
    strokeWidth: vars.border.hairline,
  }),
);

/** It lies over the plot, which handles the pointer. */
export const input = style(
  base({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    background: 'none',
    appearance: 'none',
    outline: 0,
    pointerEvents: 'none',
    selectors: {
      '&::-webkit-slider-thumb': { appearance: 'none', visibility: 'hidden' },
      '&::-moz-range-thumb': { visibility: 'hidden' },
      '&::-moz-range-track': { background: 'none' },
      '&:focus-visible': { ...focusRingInset, borderRadius: vars.radius.tiny },
    },
    ...onScreenOnly,
  }),
);

const readoutBase = style(
  base({
    position: 'absolute',
    insetBlockStart: vars.space.xxs,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    maxWidth: `calc(100% - 2 * ${vars.space.xs})`,
    padding: vars.space.xs,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    boxShadow: `${vars.elevation.raised} ${vars.color.shadow}`,
    pointerEvents: 'none',
    ...onScreenOnly,
  }),
);

/** The side of the plot on which the values are shown, away from the point. */
export const readout = styleVariants(
  {
    start: base({ insetInlineStart: vars.space.xs }),
    end: base({ insetInlineEnd: vars.space.xs }),
  },
  (rule) => [readoutBase, rule],
);

export const pointName = style(
  base({ color: vars.color.text, fontWeight: vars.weight.bold, overflowWrap: 'anywhere' }),
);

export const value = style(
  base({
    marginInlineStart: 'auto',
    paddingInlineStart: vars.space.s,
    color: vars.color.text,
    fontWeight: vars.weight.semibold,
    // On a page that reads right to left, the minus of a negative number stays before it.
    unicodeBidi: 'plaintext',
  }),
);

/** The labels below the plot: those for which there is space. */
export const withSpace = style(
  base({
    '@container': Object.fromEntries(
      [16, 32, 48].map((width) => [
        `(width < ${width}em)`,
        { selectors: { [`&[data-from="${width}"]`]: { visibility: 'hidden' } } },
      ]),
    ),
  }),
);

export const timeAxis = style(
  base({
    gridColumn: 2,
    width: '100%',
    height: timeAxisHeight,
    overflow: 'visible',
    forcedColorAdjust: 'none',
    selectors: mirrored,
  }),
);

export const timeTick = style([
  withSpace,
  base({
    ...paint('fill', vars.color.textSoft, 'CanvasText'),
    textAnchor: 'middle',
    selectors: {
      // The axis is mirrored, and its text is not.
      ...mirrored,
      '&[data-end="first"]': { textAnchor: 'start' },
      '&[data-end="last"]': { textAnchor: 'end' },
    },
  }),
]);

export const table = style(base(visuallyHidden));
