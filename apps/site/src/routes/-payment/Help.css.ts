import { vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { arrives } from '../../brand/arrives.css.ts';

/** A note and a quiet button on one line where both fit. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

/** Aligns the text of a quiet button with the text above it. */
export const inLine = style({
  marginInline: `calc(-1 * (${vars.space.m} + ${vars.border.control}))`,
});

globalStyle(`${inLine} > button`, { textAlign: 'start' });

globalStyle(`${line} + div > *`, arrives);
