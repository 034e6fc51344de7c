import { style, styleVariants } from '@vanilla-extract/css';
import { bar } from '../../internal/bar.css.ts';
import { component } from '../../styles/component.ts';
import { trim, type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { ramp } from '../../theme/ramp.ts';

const wide = '(min-width: 44rem)';

/** The space for the marker of a large score, and between it and the score. */
const markerSpace = '2.5rem';

/** The marker is drawn 16 px high. */
const markerHeight = '1rem';

export const scale = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    minWidth: 0,
    containerType: 'inline-size',
  }),
);

export const headline = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${vars.space.m} ${vars.space.s}`,
  }),
);

/** The score as text, where the drawing shows it. */
export const spoken = style(component(visuallyHidden));

export const score = style(component({ ...type.figure, ...trim('display') }));

export const rangeName = style(
  component({
    fontSize: vars.text.xl,
    lineHeight: vars.leading.snug,
    fontWeight: vars.weight.bold,
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...trim('snug'),
  }),
);

export const drawing = style(component({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }));

export const markerTrack = style(
  component({ display: 'block', width: '100%', height: markerHeight, overflow: 'visible' }),
);

export const track = styleVariants(
  {
    medium: component({ height: vars.space.s, marginTop: vars.space.xxs }),
    // The outline and the ticks are below the ranges, which are as pale as the page at their low end.
    large: component({
      height: vars.size.control,
      borderRadius: vars.radius.small,
      outline: `${vars.border.hairline} solid ${vars.color.controlBorder}`,
      outlineOffset: `calc(-1 * ${vars.border.hairline})`,
    }),
  },
  (rule) => [bar, rule],
);

/** The space above the bar for the score, its range and the marker. */
export const scoreTrack = style([
  markerTrack,
  component({ height: `calc(${vars.text.figure} + ${markerSpace})` }),
]);

export const drawnScore = style(
  component({
    fill: vars.color.text,
    fontFamily: vars.font.heading,
    fontSize: vars.text.figure,
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.tracking.display,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
);
export const drawnName = style(component({ fontSize: vars.text.xl, letterSpacing: 'normal' }));

/** Marks below the bar where a range begins. */
export const ticks = style(component({ display: 'block', width: '100%', height: vars.space.xs }));
export const tick = style(
  component({
    fill: vars.color.controlBorder,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
);

export const gap = style(component({ fill: vars.color.surface }));

/** One color from the lowest range to the highest. */
export const strengths = ramp.map((fill) =>
  style(component({ fill, '@media': { [media.forcedColors]: { fill: 'GrayText' } } })),
);

/** The outline of the score's range, whose outer half is cut off. */
export const currentRange = style(
  component({
    fill: 'none',
    stroke: vars.color.text,
    strokeWidth: `calc(2 * ${vars.border.heavy})`,
    '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'none' } },
  }),
);

export const marker = style(
  component({
    fill: vars.color.text,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  }),
);

export const ranges = style(
  component({
    display: 'grid',
    columnGap: vars.space.l,
    // All ranges are in one row or in one column: a single range in a second row would look different.
    '@container': {
      [wide]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
    },
  }),
);

/** The ranges are laid out by their table. */
export const body = style(component({ display: 'contents' }));

export const entry = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    columnGap: vars.space.xs,
    minWidth: 0,
    paddingBlock: vars.space.xs,
    overflowWrap: 'anywhere',
    selectors: { '&[aria-current]': { fontWeight: vars.weight.bold } },
  }),
);

export const name = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    padding: 0,
    fontWeight: 'inherit',
    textAlign: 'start',
  }),
);

export const swatch = style(
  component({
    flexShrink: 0,
    width: vars.space.s,
    height: vars.space.s,
    border: `${vars.border.hairline} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.tiny,
    selectors: {
      [`${entry}[aria-current] &`]: {
        borderWidth: vars.border.strong,
        borderColor: vars.color.text,
      },
    },
  }),
);

export const limits = style(
  component({
    marginInlineStart: 'auto',
    padding: 0,
    '@media': { [media.tablet]: { marginInlineStart: 0 } },
    color: vars.color.textSoft,
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const description = style(
  component({
    flexBasis: '100%',
    padding: `${vars.space.xxs} 0 0`,
    color: vars.color.textSoft,
    fontWeight: vars.weight.regular,
  }),
);
