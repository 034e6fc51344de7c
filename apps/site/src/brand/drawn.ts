import { media } from '@milepost/ui/theme';
import { keyframes, type StyleRule } from '@vanilla-extract/css';

/** Signs and cars extend beyond their road. */
const around = '-3rem';

const unclipped = (from: string) => ({
  from: { clipPath: from },
  to: { clipPath: `inset(${around})` },
});

const frames = {
  across: unclipped(`inset(${around} 100% ${around} ${around})`),
  up: unclipped(`inset(100% ${around} ${around} ${around})`),
  /** Its second mask is as long as what is drawn, and may end softly. */
  down: { from: { maskSize: '100% 100%, 100% 0' } },
};

/**
 * Draws a road from its start as it comes into view, in browsers with timelines of scrolling. The others show
 * it whole. Respects reduced motion.
 *
 * @param range The part of the scroll in which the road is drawn.
 */
export const drawn = (direction: keyof typeof frames, range: string) =>
  ({
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          [`screen and ${media.motion}`]: {
            animation: `${keyframes(frames[direction])} linear both`,
            animationTimeline: 'view()',
            animationRange: range,
          },
        },
      },
    },
  }) satisfies StyleRule;
