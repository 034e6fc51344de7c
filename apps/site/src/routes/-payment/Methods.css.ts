import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columns, sentReceipt } from '../../features/form/Ticket.css.ts';
import { numeral } from '../../features/text/numeral.ts';

/** The two methods above their form, and the one by phone above the panel beside it. */
export const methods = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      columnGap: vars.space.l,
    },
    [media.desktop]: { gridTemplateColumns: columns },
  },
});

/** A method that opens nothing, such as the one by phone. */
export const info = style({
  padding: vars.space.m,
  // As wide as the border of a method that can be chosen.
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.sunken,
  borderRadius: vars.radius.field,
  '@media': { [media.dark]: { background: vars.color.surface } },
});

/** The name of a method, its price at the end, and its details. */
export const method = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  fontSize: vars.text.m,
  lineHeight: vars.leading.snug,
});

export const price = style({ ...numeral, fontSize: vars.text.h3 });

export const text = style({
  gridColumn: '1 / -1',
  color: vars.color.textSoft,
  fontSize: vars.text.s,
  fontWeight: vars.weight.regular,
});

/** The fees of the table below the form, aligned like figures. */
globalStyle('#fees :is(td:nth-of-type(1), thead th:nth-child(2))', { textAlign: 'end' });
globalStyle('#fees td:nth-of-type(1)', {
  fontWeight: vars.weight.bold,
  '@media': { [media.tablet]: { whiteSpace: 'nowrap' } },
});

// On a printout, its cards stay on the page of their heading.
globalStyle('#other-ways', { '@media': { print: { breakInside: 'avoid' } } });

/** The total of a receipt. */
globalStyle(`section:has(~ #fees) ${sentReceipt} dl > :last-child dd`, {
  fontWeight: vars.weight.bold,
});

/** After a payment, the page does not offer another one. */
globalStyle(`section:has(${sentReceipt}) ~ :is(#other-ways, #fees)`, { display: 'none' });
