import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const block = style(
  component({
    ...trim('body'),
    maxWidth: vars.width.prose,
    overflowWrap: 'anywhere',
  }),
);

/** About 73 characters in small letters. */
const note = '56ch';

export const sizes = styleVariants({
  lead: component(type.lead),
  body: component(type.point),
  small: component({ ...type.small, maxWidth: note }),
  tiny: component({ ...type.tiny, maxWidth: note }),
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
