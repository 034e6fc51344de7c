import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { numeral } from '../../features/text/numeral.ts';

/** The lender across the page, the other two side by side below it. */
export const affiliates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const lender = style({ gridColumn: '1 / -1' });
/** As high as the one beside it. */
export const other = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const limit = style({
  ...numeral,
  display: 'block',
  fontSize: `min(calc(1.6 * ${vars.text.figure}), 16vw)`,
  color: vars.color.text,
});
