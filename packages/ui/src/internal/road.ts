import { media } from '../styles/media.ts';
import { vars } from '../theme/contract.css.ts';
import { pinePanel } from '../theme/tokens.ts';

const dashes = (angle: string, color: string) =>
  `repeating-linear-gradient(${angle}, ${color} 0 10px, transparent 10px 18px)`;

/** The road's center line, drawn along an empty box: dashes of amber that keep their length. */
export const roadLine = (direction: 'across' | 'down') => {
  const angle = direction === 'across' ? '90deg' : '180deg';
  return {
    [direction === 'across' ? 'height' : 'width']: '3px',
    background: dashes(angle, vars.color.amber),
    '@media': {
      // Forced colors drop gradients unless a part opts out.
      [media.forcedColors]: {
        background: dashes(angle, 'CanvasText'),
        forcedColorAdjust: 'none',
      },
    },
  } as const;
};

/** A milepost's board: pine with a light rim, lettered in heavy figures. */
export const milepost = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  border: `${vars.border.strong} solid ${vars.color.surface}`,
  borderRadius: vars.radius.tile,
  boxShadow: `0 0 0 ${vars.border.strong} ${vars.color.pine700}`,
  background: vars.color.pine700,
  color: pinePanel.ink,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
} as const;
