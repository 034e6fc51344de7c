import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const text = recipe({
  base: {},
  variants: {
    size: {
      lead: component({ ...type.lead, textWrap: 'pretty' }),
      body: component(type.body),
      small: component(type.small),
      tiny: component(type.tiny),
    },
    tone: {
      inherit: {},
      soft: component({ color: vars.color.textSoft }),
      danger: component({ color: vars.color.dangerText }),
      success: component({ color: vars.color.successText }),
    },
    weight: {
      regular: {},
      medium: component({ fontWeight: vars.weight.medium }),
      bold: component({ fontWeight: vars.weight.bold }),
    },
    isTabular: { true: component({ fontVariantNumeric: 'tabular-nums' }), false: {} },
    isBlock: {
      true: component({ ...trim('body'), maxWidth: vars.width.prose, overflowWrap: 'anywhere' }),
      false: {},
    },
  },
});
