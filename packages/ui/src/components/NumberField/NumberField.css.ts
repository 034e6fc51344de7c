import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const beside = vars.space.m;
const closer = `calc(-1 * ${vars.space.xs})`;

/** The symbol or unit beside the number. A click on it reaches the box. */
const affixBase = style(
  component({ flexShrink: 0, color: vars.color.textSoft, pointerEvents: 'none' }),
);

export const affix = styleVariants(
  {
    before: component({
      paddingInlineStart: beside,
      marginInlineEnd: closer,
      selectors: { '&:has(+ [readonly])': { paddingInlineStart: 0 } },
    }),
    after: component({ paddingInlineEnd: beside, marginInlineStart: closer }),
  },
  (rule) => [affixBase, rule],
);
