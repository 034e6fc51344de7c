import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

const figureBase = style(component({ display: 'flex', minWidth: 0 }));

export const figure = styleVariants(
  {
    small: component({
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '0.4em',
      ...type.small,
    }),
    medium: component({ flexDirection: 'column', gap: vars.space.s }),
    large: component({ flexDirection: 'column', gap: vars.space.m }),
  },
  (rule) => [figureBase, rule],
);

// Proportional figures: a narrow 1 would be indented, so that the value doesn't align with its label.
const valueBase = style(component({ color: vars.color.text }));

export const value = styleVariants(
  {
    small: component({ fontWeight: vars.weight.bold }),
    medium: component({ ...type.h2, ...trim('heading') }),
    large: component({ ...type.figure, ...trim('display') }),
  },
  (rule) => [valueBase, rule],
);

/** A phone number or an amount that is a link looks like any other. */
globalStyle(`${valueBase} > a`, component({ fontWeight: 'inherit' }));

export const label = style(component({ color: vars.color.textSoft, overflowWrap: 'anywhere' }));
