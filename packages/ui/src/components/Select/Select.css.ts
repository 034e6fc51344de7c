import { style, styleVariants } from '@vanilla-extract/css';
import { marginTop, selectBox } from '../../internal/field.css.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const boxBase = style([selectBox, component({ marginTop })]);

export const box = styleVariants(
  { full: {}, medium: component({ maxWidth: vars.width.medium }) },
  (rule) => [boxBase, rule],
);
