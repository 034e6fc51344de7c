import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The fields, with their answer beside or below them. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

/** What the offers cost: above their fields, or beside them on a wide screen. */
export const verdict = style({ '@media': { [media.desktop]: { order: 1 } } });

/** An added offer, and the button in its head. */
export const offer = style({ position: 'relative', containerType: 'inline-size' });

/** Centered on the line of the offer's name where both have space, otherwise below it. */
export const remove = style({
  '@container': {
    '(width >= 16em)': {
      position: 'absolute',
      insetBlockStart: `calc(${vars.text.xl} * ${vars.leading.heading} / 2)`,
      insetInlineEnd: 0,
      translate: '0 -50%',
    },
  },
});

/** Without an offer there is no verdict. */
globalStyle(`${beside} > :only-child`, { gridColumn: '1 / -1' });
