import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const dash = '10px';

const gradient = (angle: string, color: string) =>
  `repeating-linear-gradient(${angle}, ${color} 0 ${dash}, transparent ${dash} calc(${dash} * 1.8))`;

/** A line drawn along an empty box: dashes of the accent that keep their length. */
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

/** A board with a number: the marker's color with a light rim, lettered in heavy figures. */
export const marker = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  border: `${vars.border.strong} solid ${vars.color.surface}`,
  borderRadius: vars.radius.tile,
  boxShadow: `0 0 0 ${vars.border.strong} ${vars.color.marker}`,
  background: vars.color.marker,
  color: vars.color.onMarker,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  // Its figures are light: without their ground they would not be seen on paper.
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
} as const;
