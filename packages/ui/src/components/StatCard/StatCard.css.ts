import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const line = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);

export const label = style(
  component({
    ...type.small,
    fontWeight: vars.weight.semibold,
    color: vars.color.textSoft,
    overflowWrap: 'anywhere',
  }),
);

/** As wide as the card leaves the number. */
export const room = style(component({ containerType: 'inline-size' }));

export const value = style(
  component({
    ...type.h3,
    ...trim('heading'),
    // An amount of nine digits with its symbol and commas fits.
    fontSize: `clamp(${vars.text.s}, 13cqi, ${vars.text.h3})`,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'wrap',
  }),
);

export const detail = style(
  component({ ...type.small, color: vars.color.textSoft, marginTop: 'auto' }),
);
