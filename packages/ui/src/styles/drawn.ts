import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

const hidden = { across: 'inset(0 100% 0 0)', down: 'inset(0 0 100% 0)' };

/**
 * Draws a line from its start as it comes into view. Browsers without timelines of scrolling show it whole.
 * Respects reduced motion.
 */
export const drawn = (direction: 'across' | 'down') =>
  ({
    '@supports': {
      '(animation-timeline: view())': {
        '@media': {
          [`screen and ${media.motion}`]: {
            animation: `${keyframes({ from: { clipPath: hidden[direction] }, to: { clipPath: 'inset(0)' } })} linear both`,
            animationTimeline: 'view()',
            animationRange: 'cover 5% cover 35%',
          },
        },
      },
    },
  }) satisfies StyleRule;
