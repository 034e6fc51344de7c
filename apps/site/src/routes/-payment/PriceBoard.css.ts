import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { numeral } from '../../features/text/numeral.ts';

/** One line for each payment method: its name, its details, and its price at the end. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(max-content, 1fr)',
      columnGap: vars.space.xl,
    },
  },
});

export const method = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.m}`,
  breakInside: 'avoid',
  selectors: {
    '&:not(:first-child)': {
      marginTop: vars.space.s,
      paddingTop: vars.space.s,
      borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: vars.space.xl,
      selectors: {
        '&:not(:first-child)': { marginTop: vars.space.l, paddingTop: vars.space.l },
      },
    },
  },
});

export const price = style({
  ...numeral,
  fontSize: vars.text.h3,
  '@media': {
    [media.tablet]: { order: 1, textAlign: 'end', fontSize: vars.text.h1 },
  },
});

/** Highlights free methods. */
export const free = style([
  price,
  { color: vars.color.accent, '@media': { print: { color: vars.color.text } } },
]);

export const text = style({
  width: '100%',
  color: vars.color.textSoft,
  fontSize: vars.text.s,
});
