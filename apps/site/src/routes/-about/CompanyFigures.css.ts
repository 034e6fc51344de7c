import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { sky } from '../../brand/Scene.css.ts';
import { numeral } from '../../features/text/numeral.ts';

export const frame = style([
  sky,
  {
    overflow: 'hidden',
    borderRadius: vars.radius.panel,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    breakInside: 'avoid',
  },
]);

export const figures = style({
  display: 'grid',
  gap: `${vars.space.m} ${vars.space.l}`,
  padding: `${vars.space.l} min(${vars.space.xl}, 8vw) ${vars.space.m}`,
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      justifyContent: 'space-between',
      padding: vars.space.xxl,
    },
  },
});

export const value = style({
  display: 'block',
  ...numeral,
  // A figure can't wrap: in large letters on a phone it must fit the line.
  fontSize: `min(${vars.text.h1}, 12vw)`,
  lineHeight: vars.leading.heading,
  // All three are in one row.
  '@media': { [media.tablet]: { fontSize: `min(${vars.text.h1}, 4.7vw)` } },
});
