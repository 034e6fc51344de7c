import { style } from '@vanilla-extract/css';
import { component } from '../styles/component.ts';
import { focusRing } from '../styles/focusRing.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** The share of the track up to the thumb, from 0 to 1. */
export const filled = '--mp-range-filled';

/** The color of the track beyond the thumb. */
const rest = '--mp-range-rest';

/** How wide a thumb is. */
export const thumb = '1.75rem';

/** How high the track is. */
export const track = '0.5rem';

const fillEnd = `calc(var(${filled}) * (100% - ${thumb}) + ${thumb} / 2)`;
const trackTo = (side: 'right' | 'left') =>
  `linear-gradient(to ${side}, ${vars.color.fill} ${fillEnd}, var(${rest}) 0)`;

export const frame = style(component({ minWidth: 0 }));

const trackLook = {
  height: track,
  borderRadius: vars.radius.full,
  background: trackTo('right'),
} as const;

const trackOutline = { boxShadow: `0 0 0 ${vars.border.hairline} CanvasText` } as const;

export const thumbLook = {
  boxSizing: 'border-box',
  width: thumb,
  height: thumb,
  border: `${track} solid ${vars.color.fill}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: `0 0 0 ${vars.border.strong} ${vars.color.surface}`,
  cursor: 'grab',
} as const;

export const range = style(
  component({
    vars: { [rest]: vars.color.border },
    display: 'block',
    width: '100%',
    // All of this height can be touched.
    height: vars.size.touch,
    margin: 0,
    background: 'none',
    appearance: 'none',
    outline: 0,
    // A step paints the slider again, not what stands around it.
    isolation: 'isolate',
    cursor: 'pointer',
    touchAction: 'pan-y',
    // The gradient is made of system colors there already.
    forcedColorAdjust: 'none',
    selectors: {
      '&::-webkit-slider-runnable-track': trackLook,
      '&::-moz-range-track': trackLook,
      '&:dir(rtl)::-webkit-slider-runnable-track': { background: trackTo('left') },
      '&:dir(rtl)::-moz-range-track': { background: trackTo('left') },
      '&::-webkit-slider-thumb': {
        ...thumbLook,
        appearance: 'none',
        marginTop: `calc((${track} - ${thumb}) / 2)`,
      },
      '&::-moz-range-thumb': thumbLook,
      '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
      '&:focus-visible::-webkit-slider-thumb': focusRing,
      '&:focus-visible::-moz-range-thumb': focusRing,
      '&:disabled': { cursor: 'not-allowed', filter: 'grayscale(1)', opacity: 0.6 },
      '&:disabled::-webkit-slider-thumb': { cursor: 'not-allowed' },
      '&:disabled::-moz-range-thumb': { cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        vars: { [rest]: 'Canvas' },
        selectors: {
          '&::-webkit-slider-runnable-track': trackOutline,
          '&::-moz-range-track': trackOutline,
        },
      },
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
