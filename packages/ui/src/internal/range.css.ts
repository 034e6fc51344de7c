import { style } from '@vanilla-extract/css';
import { component } from '../styles/component.ts';
import { focusRing } from '../styles/focusRing.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** How wide a thumb is. */
export const thumb = '1.75rem';

/** How high the track is. */
export const trackHeight = '0.5rem';

/** The color of the track beyond the thumb. */
const rest = '--mp-range-rest';

const startTo = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${vars.color.fill} calc(${thumb} / 2), var(${rest}) 0)`;

export const frame = style(
  component({
    position: 'relative',
    // A step paints the slider again, not what stands around it.
    isolation: 'isolate',
    minWidth: 0,
    selectors: {
      '&:has(> :disabled)': { filter: 'grayscale(1)', opacity: 0.6 },
      '&:has(> [aria-readonly])': { filter: 'grayscale(1)' },
    },
  }),
);

export const thumbLook = {
  boxSizing: 'border-box',
  width: thumb,
  height: thumb,
  border: `${trackHeight} solid ${vars.color.fill}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: `0 0 0 ${vars.border.strong} ${vars.color.surface}`,
  cursor: 'grab',
} as const;

export const range = style(
  component({
    display: 'block',
    width: '100%',
    // All of this height can be touched.
    height: vars.size.touch,
    margin: 0,
    background: 'none',
    appearance: 'none',
    outline: 0,
    cursor: 'pointer',
    touchAction: 'pan-y',
    forcedColorAdjust: 'none',
    selectors: {
      '&::-webkit-slider-thumb': { ...thumbLook, appearance: 'none' },
      '&::-moz-range-thumb': thumbLook,
      '&::-moz-range-track': { background: 'none' },
      '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
      '&:focus-visible::-webkit-slider-thumb': focusRing,
      '&:focus-visible::-moz-range-thumb': focusRing,
      '&:disabled': { cursor: 'not-allowed' },
      '&[aria-readonly]': { pointerEvents: 'none' },
      '&:disabled::-webkit-slider-thumb': { cursor: 'not-allowed' },
      '&:disabled::-moz-range-thumb': { cursor: 'not-allowed' },
    },
  }),
);

/** The track is drawn behind the input: each part inside a native one would inherit the share and be styled again. */
export const track = style(
  component({
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlockStart: `calc((${vars.size.touch} - ${trackHeight}) / 2)`,
    height: trackHeight,
    // As far as the thumb's middle goes; the track's own color fills what is before.
    paddingInline: `calc(${thumb} / 2)`,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    vars: { [rest]: vars.color.border },
    background: startTo('right'),
    selectors: {
      '&:dir(rtl)': { background: startTo('left') },
    },
    '@media': {
      [media.forcedColors]: {
        vars: { [rest]: 'Canvas' },
        boxShadow: `0 0 0 ${vars.border.hairline} CanvasText`,
        forcedColorAdjust: 'none',
      },
    },
  }),
);

/**
 * Half of its background is filled, twice as wide as it is: its position says how much of that is seen.
 * So a step paints it anew, and nothing is laid out, moved or styled again.
 */
export const fill = style(
  component({
    height: '100%',
    background: `linear-gradient(to right, ${vars.color.fill} 50%, transparent 0)`,
    backgroundSize: '200%',
    selectors: {
      '&:dir(rtl)': { scale: '-1 1' },
    },
  }),
);

export const ends = style(
  component({
    ...type.tiny,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.m,
    marginTop: `calc(-1 * ${vars.space.xxs})`,
    color: vars.color.textSoft,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** The number, or both of them, at the end of the label's line. */
export const output = style(
  component({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' }),
);
