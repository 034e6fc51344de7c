import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** Lays the chevron over the end of the select. */
export const box = recipe({
  base: component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    marginTop: vars.space.xxs,
    color: vars.color.textSoft,
  }),
  variants: { inputWidth: { full: {}, medium: component({ maxWidth: vars.width.medium }) } },
});

export const chevron = style(
  component({
    gridRow: 1,
    gridColumn: 2,
    paddingInlineEnd: vars.space.m,
    pointerEvents: 'none',
  }),
);
