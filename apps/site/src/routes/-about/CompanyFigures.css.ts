import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { numeral } from '../../features/text/numeral.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.m} ${vars.space.xxl}`,
});

export const value = style({
  display: 'block',
  ...numeral,
  // A figure can't wrap: in large letters on a phone it must fit the line.
  fontSize: `min(${vars.text.h2}, 10vw)`,
  lineHeight: vars.leading.heading,
  '@media': { [media.desktop]: { fontSize: vars.text.h2 } },
});
