import { vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { arrives } from '../../brand/arrives.css.ts';

/** Aligns the text of a quiet button with the text above it. */
export const inLine = style({
  marginInlineStart: `calc(-1 * (${vars.space.m} + ${vars.border.control}))`,
});

globalStyle(`${inLine} > button`, { textAlign: 'start' });

globalStyle(`${inLine} + div > *`, arrives);
