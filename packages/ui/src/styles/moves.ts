import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

type Frames = Parameters<typeof keyframes>[0];

/** Animates an overlay in from a first frame, through others, and back. Respects reduced motion. */
export const moves = (
  from: NonNullable<Frames['from']>,
  duration: string = vars.duration.slow,
  others: Frames = {},
) => {
  const animation = `${keyframes({ from, ...others })} ${duration} ${vars.easing.out}`;
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
