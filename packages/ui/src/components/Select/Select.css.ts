import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** Lays the chevron over the end of the select. */
const boxBase = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    marginTop: vars.space.xxs,
    color: vars.color.textSoft,
  }),
);

export const box = styleVariants(
  { full: {}, medium: component({ maxWidth: vars.width.medium }) },
  (rule) => [boxBase, rule],
);

export const chevron = style(
  component({
    gridRow: 1,
    gridColumn: 2,
    paddingInlineEnd: vars.space.m,
    pointerEvents: 'none',
  }),
);
