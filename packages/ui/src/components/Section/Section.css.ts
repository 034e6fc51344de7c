import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const section = recipe({
  // Keeps the browser from painting a band again because something on another one has changed.
  base: component({ isolation: 'isolate' }),
  variants: {
    isOutlined: {
      true: component({ borderBlock: `${vars.border.hairline} solid ${vars.color.border}` }),
      false: {},
    },
    space: {
      section: component({ paddingBlock: vars.space.section }),
      compact: component({ paddingBlock: vars.space.xxl }),
      none: {},
    },
  },
});
