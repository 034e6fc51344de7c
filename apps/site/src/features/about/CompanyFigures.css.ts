import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { sky } from '../../brand/Scene.css.ts';
import { numeral } from '../text/numeral.ts';

export const place = style([
  sky,
  {
    overflow: 'hidden',
    borderRadius: vars.radius.panel,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    breakInside: 'avoid',
  },
]);

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.l}`,
  overflowWrap: 'anywhere',
  padding: `${vars.space.l} ${vars.space.xl} ${vars.space.m}`,
  '@media': { [media.tablet]: { padding: vars.space.xxl } },
});

export const value = style({
  display: 'block',
  ...numeral,
  fontSize: vars.text.h1,
  lineHeight: vars.leading.heading,
});
