import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const palette = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minWidth: 0 }),
);

export const commands = style(component({ outline: 0 }));

export const nothing = style(
  component({ ...type.small, padding: vars.space.s, color: vars.color.textSoft }),
);
