import { media, vars } from '@milepost/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(-${vars.space.xxs})` } });

/** Lets what a button adds to the page appear. */
export const arrives = {
  '@media': {
    [media.motion]: { animation: `${arrive} ${vars.duration.base} ${vars.easing.out}` },
  },
} as const;
