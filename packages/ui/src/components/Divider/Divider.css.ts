import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { dashes } from '../../styles/dashes.ts';
import { vars } from '../../theme/contract.css.ts';

export const divider = recipe({
  base: component({ border: 0, width: '100%' }),
  variants: {
    variant: {
      hairline: component({ borderTop: `${vars.border.hairline} solid ${vars.color.border}` }),
      dashed: component(dashes('across')),
    },
  },
});
