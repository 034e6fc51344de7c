import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { numeral } from '../../features/text/numeral.ts';

/** The two methods of the form, and beside them the one by phone. */
export const methods = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

/** The method by phone, which opens nothing. */
export const byPhone = style({
  padding: vars.space.m,
  border: `${vars.border.control} dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.field,
});

/** The name of a method, its price at the end, and its details. */
export const method = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  fontSize: vars.text.m,
});

export const price = style({ ...numeral, fontSize: vars.text.h3 });

export const text = style({
  gridColumn: '1 / -1',
  color: vars.color.textSoft,
  fontSize: vars.text.s,
  fontWeight: vars.weight.regular,
});
