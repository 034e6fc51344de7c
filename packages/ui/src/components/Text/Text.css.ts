import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const sizes = styleVariants({
  lead: component(type.lead),
  body: component(type.body),
  small: component(type.small),
  tiny: component(type.tiny),
});

export const tones = styleVariants({
  inherit: {},
  soft: component({ color: vars.color.textSoft }),
  danger: component({ color: vars.color.dangerText }),
  success: component({ color: vars.color.successText }),
});

export const weights = styleVariants({
  regular: {},
  medium: component({ fontWeight: vars.weight.medium }),
  bold: component({ fontWeight: vars.weight.bold }),
});

export const tabular = style(component({ fontVariantNumeric: 'tabular-nums' }));

export const block = style(
  component({
    ...trim('body'),
    maxWidth: vars.width.prose,
    overflowWrap: 'anywhere',
  }),
);
