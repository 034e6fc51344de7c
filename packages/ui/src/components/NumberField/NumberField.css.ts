import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const beside = '0.875rem';

/** The sign or unit beside the number. A click on it reaches the box. */
export const affix = recipe({
  base: component({ flexShrink: 0, color: vars.color.textSoft, pointerEvents: 'none' }),
  variants: {
    side: {
      before: component({ paddingInlineStart: beside, marginInlineEnd: `-${vars.space.xs}` }),
      after: component({ paddingInlineEnd: beside, marginInlineStart: `-${vars.space.xs}` }),
    },
  },
});
