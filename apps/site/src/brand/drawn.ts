import { media } from '@milepost/ui/theme';
import { keyframes, type StyleRule } from '@vanilla-extract/css';

/** Signs and cars extend beyond their road. */
const around = '-3rem';

const hidden = {
  across: `inset(${around} 100% ${around} ${around})`,
  down: `inset(${around} ${around} 100% ${around})`,
  up: `inset(100% ${around} ${around} ${around})`,
};

/**
 * Draws a road from its start as it comes into view, in browsers with timelines of scrolling. The others show
 * it whole. Respects reduced motion.
 *
 * @param range The part of the scroll in which the road is drawn.
 */
export const drawn = (direction: keyof typeof hidden, range: string) =>
  ({
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          [`screen and ${media.motion}`]: {
            animation: `${keyframes({ from: { clipPath: hidden[direction] }, to: { clipPath: `inset(${around})` } })} linear both`,
            animationTimeline: 'view()',
            animationRange: range,
          },
        },
      },
    },
  }) satisfies StyleRule;
