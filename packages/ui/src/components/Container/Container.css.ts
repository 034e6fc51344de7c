import { recipe } from '@vanilla-extract/recipes';
import { contained } from '../../internal/contained.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const container = recipe({
  variants: {
    contentWidth: {
      content: component(contained()),
      prose: component(contained(vars.width.prose)),
      form: component(contained(vars.width.form)),
    },
  },
});
