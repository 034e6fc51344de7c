import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { dashes } from '../../styles/dashes.ts';
import { vars } from '../../theme/contract.css.ts';

const dividerBase = style(component({ border: 0, width: '100%' }));

export const divider = styleVariants(
  {
    hairline: component({ borderTop: `${vars.border.hairline} solid ${vars.color.border}` }),
    dashed: component(dashes('across')),
  },
  (rule) => [dividerBase, rule],
);
