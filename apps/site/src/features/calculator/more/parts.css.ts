import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { arrives } from '../../../brand/arrives.css.ts';

/** The fields, with their answer beside or below them. On a printout, the numbers and what they cost. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [`${media.desktop}, print`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

/** The same with fields above and below their answer, which is beside all of them on a wide screen. */
export const inTwo = style([
  beside,
  { '@media': { [media.desktop]: { rowGap: vars.space.l, gridTemplateRows: 'auto 1fr' } } },
]);

globalStyle(`${inTwo} > :nth-child(2)`, {
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

/** What the offers cost: above their fields, or beside them on a wide screen. */
export const verdict = style([{ '@media': { [media.desktop]: { order: 1 } } }, arrives]);

/** An added offer, and the button in its head. */
export const offer = style([{ position: 'relative', containerType: 'inline-size' }, arrives]);

/** Not as large as the offer's name. */
globalStyle(`${offer} summary`, {
  fontSize: vars.text.m,
  fontWeight: vars.weight.semibold,
  letterSpacing: 'normal',
});

/**
 * Centered on the line of the offer's name where both have space, otherwise below it. Its text ends
 * where the fields end.
 */
export const remove = style({
  '@container': {
    '(width >= 16em)': {
      position: 'absolute',
      insetBlockStart: `calc(${vars.text.xl} * ${vars.leading.heading} / 2)`,
      insetInlineEnd: `calc(-1 * (${vars.space.m} + ${vars.border.control}))`,
      translate: '0 -50%',
    },
  },
});

/** Without an offer there is no verdict. */
globalStyle(`${beside} > :only-child`, { gridColumn: '1 / -1' });
