import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { surfaces } from '../../styles/surface.ts';
import { vars } from '../../theme/contract.css.ts';

export const section = recipe({
  variants: {
    ground: {
      paper: component(surfaces.paper),
      surface: component({
        ...surfaces.surface,
        borderBlock: `${vars.border.hairline} solid ${vars.color.hairline}`,
      }),
      sunken: component(surfaces.sunken),
      pine: component(surfaces.pine),
    },
    space: {
      section: component({ paddingBlock: vars.space.section }),
      compact: component({ paddingBlock: vars.space.xxl }),
      none: {},
    },
  },
});
