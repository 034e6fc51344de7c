import { style, styleVariants } from '@vanilla-extract/css';
import { bar } from '../../internal/bar.css.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const meterBase = style([
  bar,
  component({
    fill: 'currentColor',
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': { [media.forcedColors]: { color: 'Highlight' } },
  }),
]);

export const meter = styleVariants(
  {
    neutral: component({ color: vars.color.fill }),
    warning: component({ color: vars.color.warningText }),
    danger: component({ color: vars.color.dangerText }),
  },
  (rule) => [meterBase, rule],
);
