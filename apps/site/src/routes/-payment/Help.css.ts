import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { arrives } from '../../brand/arrives.css.ts';

/** A note and a quiet button on one line where both fit. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

const padding = `calc(-1 * (${vars.space.m} + ${vars.border.control}))`;

/** Aligns the text of a quiet button with the text above or before it. */
export const inLine = style({
  marginInlineStart: padding,
  '@media': { [media.tablet]: { marginInlineEnd: padding } },
});

globalStyle(`${inLine} > button`, { textAlign: 'start' });

globalStyle(`${line} + div > *`, arrives);
