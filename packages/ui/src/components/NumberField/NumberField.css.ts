import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const beside = vars.space.m;
const closer = `calc(-1 * ${vars.space.xs})`;

/** The sign or unit beside the number. A click on it reaches the box. */
export const affix = recipe({
  base: component({ flexShrink: 0, color: vars.color.textSoft, pointerEvents: 'none' }),
  variants: {
    side: {
      before: component({ paddingInlineStart: beside, marginInlineEnd: closer }),
      after: component({ paddingInlineEnd: beside, marginInlineStart: closer }),
    },
  },
});
