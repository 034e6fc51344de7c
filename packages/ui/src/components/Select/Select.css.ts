import { style, styleVariants } from '@vanilla-extract/css';
import { selectBox } from '../../internal/field.css.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const boxBase = style([selectBox, component({ marginTop: vars.space.xxs })]);

export const box = styleVariants(
  { full: {}, medium: component({ maxWidth: vars.width.medium }) },
  (rule) => [boxBase, rule],
);
