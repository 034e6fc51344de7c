import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const dash = '10px';

const gradient = (angle: string, color: string) =>
  `repeating-linear-gradient(${angle}, ${color} 0 ${dash}, transparent ${dash} calc(${dash} * 1.8))`;

/** A line along an empty box, in accent-colored dashes of a fixed length. */
export const dashes = (direction: 'across' | 'down') => {
  const angle = direction === 'across' ? '90deg' : '180deg';
  return {
    [direction === 'across' ? 'height' : 'width']: vars.border.heavy,
    background: gradient(angle, vars.color.accent),
    '@media': {
      // Forced colors drop gradients unless a part opts out.
      [media.forcedColors]: {
        background: gradient(angle, 'CanvasText'),
        forcedColorAdjust: 'none',
      },
    },
  } as const;
};

/** A milepost sign: the marker's color, a light rim and a heavy number. */
export const marker = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  border: `${vars.border.strong} solid ${vars.color.marker}`,
  borderRadius: vars.radius.tile,
  boxShadow: `inset 0 0 0 ${vars.border.strong} ${vars.color.onMarker}`,
  background: vars.color.marker,
  color: vars.color.onMarker,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  // The number is light: without the background it would be invisible in print.
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
} as const;
