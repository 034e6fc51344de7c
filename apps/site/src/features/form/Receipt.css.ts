import { media, vars } from '@milepost/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** An answer with the visitor's line breaks. */
export const answer = style({ whiteSpace: 'pre-line' });

const stamp = keyframes({ from: { opacity: 0, transform: 'scale(0.5)' } });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
});

/** The mark of what was accepted. */
export const check = style([
  mark,
  {
    borderRadius: vars.radius.full,
    background: vars.color.successFill,
    color: vars.color.onSolid,
    '@media': {
      [media.motion]: { animation: `${stamp} ${vars.duration.slow} ${vars.easing.out}` },
    },
  },
]);

/** The mark of a copy that only the visitor has. */
export const copy = style([
  mark,
  { borderRadius: vars.radius.tile, background: vars.color.sunken, color: vars.color.textSoft },
]);

const draw = keyframes({ from: { strokeDashoffset: 24 } });

/** Then its tick is drawn. The dash is longer than the tick. */
globalStyle(`${check} path`, {
  '@media': {
    [media.motion]: {
      strokeDasharray: 24,
      animation: `${draw} ${vars.duration.slow} ${vars.easing.out} ${vars.duration.fast} backwards`,
    },
  },
});
