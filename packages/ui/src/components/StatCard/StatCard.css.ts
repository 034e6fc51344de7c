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

export const value = style(
  component({
    ...type.h3,
    ...trim('heading'),
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'wrap',
  }),
);

export const detail = style(
  component({ ...type.small, color: vars.color.textSoft, marginTop: 'auto' }),
);
