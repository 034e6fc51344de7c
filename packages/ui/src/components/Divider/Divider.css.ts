import { recipe } from '@vanilla-extract/recipes';
import { roadLine } from '../../internal/road.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const divider = recipe({
  base: component({ border: 0, width: '100%' }),
  variants: {
    variant: {
      hairline: component({ borderTop: `${vars.border.hairline} solid ${vars.color.hairline}` }),
      road: component({
        ...roadLine('across'),
      }),
    },
  },
});
