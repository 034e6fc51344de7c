import { style } from '@vanilla-extract/css';
import { boxButton } from '../../internal/field.css.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const icon = style(
  component({
    flexShrink: 0,
    paddingInlineStart: vars.space.m,
    marginInlineEnd: `calc(-1 * ${vars.space.xxs})`,
    color: vars.color.textSoft,
    pointerEvents: 'none',
    selectors: { '&:has(+ [readonly])': { paddingInlineStart: 0 } },
  }),
);

export const input = style({});

export const clear = style([
  boxButton,
  component({ selectors: { [`${input}:placeholder-shown + &&`]: { display: 'none' } } }),
]);
