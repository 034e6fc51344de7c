import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { numeral } from '../../../features/text/numeral.ts';

/** A window of the light theme or the dark one, whatever is around it. */
export const portal = style({
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.s,
  '@media': { print: { display: 'none' } },
});

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingInline: vars.space.m,
} as const;

export const bar = style({
  ...line,
  paddingBlock: vars.space.s,
  background: vars.color.marker,
  color: vars.color.onMarker,
});

export const deal = style({
  ...line,
  paddingBlock: vars.space.m,
  selectors: { '& + &': { borderTop: `${vars.border.hairline} solid ${vars.color.border}` } },
});

const status = style({
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.full,
});
export const done = style([
  status,
  { background: vars.color.successWash, color: vars.color.successText },
]);
export const open = style([status, { background: vars.color.sunken }]);

/** The portal across the page; below it the rates, twice as wide as the others. */
export const bento = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const across = style({ gridColumn: '1 / -1' });
export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridColumn: 'span 2' } },
});

export const rates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5em, 1fr))',
  gap: vars.space.s,
  paddingTop: vars.space.s,
  '@media': { print: { display: 'none' } },
});
export const rate = style({
  ...numeral,
  display: 'block',
  fontSize: `min(${vars.text.h2}, 5.6vw)`,
  lineHeight: vars.leading.heading,
  color: vars.color.text,
});

export const fact = style({ paddingTop: vars.space.s });
export const value = style({
  ...numeral,
  display: 'block',
  fontSize: vars.text.h3,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  color: vars.color.text,
});
