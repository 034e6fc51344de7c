import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { contained } from '../../styles/contained.ts';
import { vars } from '../../theme/contract.css.ts';

export const container = styleVariants({
  content: component(contained()),
  prose: component(contained(vars.width.prose)),
  form: component(contained(vars.width.form)),
});
