import { globalStyle, style } from '@vanilla-extract/css';
import { base } from '../styles/component.ts';
import { focusRing } from '../styles/focusRing.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { atEnd, labels } from './field.css.ts';

/** The width of a thumb. */
export const thumb = '1.75rem';

/** The height of the track. */
export const trackHeight = '0.5rem';

/** The color of the track beyond the thumb. */
const rest = '--mp-range-rest';

const startTo = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${vars.color.fill} calc(${thumb} / 2), var(${rest}) 0)`;

/** The line of the track. A label before it is level with the middle of the track. */
export const line = style(base({}));
globalStyle(`${labels.side} ${line}`, base({ display: 'grid' }));
globalStyle(`${labels.side} ${line} > *`, base({ gridArea: '1 / 1' }));
globalStyle(
  `${labels.side} ${line}::before`,
  base({ content: '\\200b', gridArea: '1 / 1', lineHeight: vars.size.touch }),
);

export const frame = style(
  base({
    position: 'relative',
    // A step repaints only the slider, not its surroundings.
    isolation: 'isolate',
    // On paper, too, the thumb is on a track.
    printColorAdjust: 'exact',
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
  transition: `scale ${vars.duration.fast} ${vars.easing.out}, box-shadow ${vars.duration.fast} ${vars.easing.out}`,
} as const;

/** A thumb that is hovered or dragged grows, and gets a halo. */
const answering = {
  scale: '1.14',
  boxShadow: `0 0 0 ${trackHeight} ${vars.color.hover}`,
} as const;

export const range = style(
  base({
    display: 'block',
    width: '100%',
    // The full height responds to touch.
    height: vars.size.touch,
    margin: 0,
    background: 'none',
    appearance: 'none',
    outline: 0,
    cursor: 'pointer',
    touchAction: 'pan-y pinch-zoom',
    forcedColorAdjust: 'none',
    selectors: {
      '&::-webkit-slider-thumb': { ...thumbLook, appearance: 'none' },
      '&::-moz-range-thumb': thumbLook,
      '&::-moz-range-track': { background: 'none' },
      '&:hover::-webkit-slider-thumb': answering,
      '&:hover::-moz-range-thumb': answering,
      '&:active::-webkit-slider-thumb': { ...answering, cursor: 'grabbing' },
      '&:active::-moz-range-thumb': answering,
      '&:focus-visible::-webkit-slider-thumb': focusRing,
      '&:focus-visible::-moz-range-thumb': focusRing,
      '&:disabled': { cursor: 'not-allowed' },
      '&[aria-readonly]': { pointerEvents: 'none' },
      '&:disabled::-webkit-slider-thumb': { cursor: 'not-allowed' },
      '&:disabled::-moz-range-thumb': { cursor: 'not-allowed' },
    },
  }),
);

/**
 * The track is drawn behind the input: inside a native one, each part would inherit the share and
 * be restyled.
 */
export const track = style(
  base({
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlockStart: `calc((${vars.size.touch} - ${trackHeight}) / 2)`,
    height: trackHeight,
    // The fill ends at the thumb's middle. The track's own color covers the rest.
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
 * Half of its background is filled, and it is twice as wide as the element: its position determines
 * the visible fill. A step repaints it without layout, compositing or restyling.
 */
export const fill = style(
  base({
    height: '100%',
    background: `linear-gradient(to right, ${vars.color.fill} 50%, transparent 0)`,
    backgroundSize: '200%',
    selectors: {
      '&:dir(rtl)': { scale: '-1 1' },
    },
  }),
);

export const ends = style(
  base({
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
  base({
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: atEnd,
  }),
);
