import { vars } from './contract.css.ts';

/** Five strengths of one color, for the ranges of a scale from the lowest to the highest. */
export const ramp = [16, 32, 50, 71, 100].map(
  (strength) => `color-mix(in oklab, ${vars.color.surface}, ${vars.color.fill} ${strength}%)`,
);
