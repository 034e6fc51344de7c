import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

type Frame = NonNullable<Parameters<typeof keyframes>[0]['from']>;

/** Animates an overlay in from a first frame, and back to it. Respects reduced motion. */
export const moves = (from: Frame, duration: string = vars.duration.slow) => {
  const animation = `${keyframes({ from })} ${duration} ${vars.easing.out}`;
  return {
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-entering]': { animation },
          '&[data-exiting]': { animation: `${animation} reverse forwards` },
        },
      },
    },
  } satisfies StyleRule;
};
