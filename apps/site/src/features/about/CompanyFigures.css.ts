import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { sky } from '../../brand/Scene.css.ts';

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
  padding: `${vars.space.l} ${vars.space.xl} ${vars.space.m}`,
  '@media': { [media.tablet]: { padding: vars.space.xxl } },
});

export const value = style({
  display: 'block',
  fontSize: vars.text.h1,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums',
});
