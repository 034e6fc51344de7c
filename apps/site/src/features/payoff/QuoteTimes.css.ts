import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { numeral } from '../text/numeral.ts';

export const times = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 });

export const time = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  paddingBlock: vars.space.m,
  breakInside: 'avoid',
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
    '& + &': { borderTop: `${vars.border.heavy} dashed ${vars.color.accent}` },
  },
});

export const length = style({
  ...numeral,
  flex: '0 1 7.5rem',
  color: vars.color.text,
  fontSize: vars.text.h3,
});

export const about = style({ flex: '1 1 7rem' });

export const text = style({
  color: vars.color.textSoft,
  fontSize: vars.text.s,
  textWrap: 'balance',
});
