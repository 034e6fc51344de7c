import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { trim, type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const figure = recipe({
  base: component({ display: 'flex', minWidth: 0, overflowWrap: 'anywhere' }),
  variants: {
    size: {
      small: component({
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: '0.4em',
        ...type.small,
      }),
      medium: component({ flexDirection: 'column', gap: vars.space.xs }),
      large: component({ flexDirection: 'column', gap: vars.space.m }),
    },
  },
});

export const value = recipe({
  base: component({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' }),
  variants: {
    size: {
      small: component({ fontWeight: vars.weight.bold }),
      medium: component({ ...type.h2, ...trim('heading') }),
      large: component({ ...type.figure, ...trim('display') }),
    },
  },
});

export const label = style(component({ color: vars.color.textSoft }));
