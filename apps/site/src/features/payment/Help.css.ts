import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** The words of a quiet button start where the text above it does. */
export const inLine = style({
  marginInlineStart: `calc(-1 * (${vars.space.m} + ${vars.border.control}))`,
});
