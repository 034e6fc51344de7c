import { style, styleVariants } from '@vanilla-extract/css';
import { base } from '../../styles/component.ts';
import { marker } from '../../styles/dashes.ts';
import { vars } from '../../theme/contract.css.ts';

// A line of 1.75 units is 1.2 px in a small icon and 2.3 px in a large one.
const square = (size: string, strokeWidth = 1.75) =>
  base({ width: size, height: size, strokeWidth });

export const icon = style(
  base({
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

export const sizes = styleVariants({
  text: [
    square('1.25em'),
    base({
      // In a line of text, center the icon on the height of a capital.
      selectors: {
        ':is(p, h1, h2, h3, h4) > &': { display: 'inline-block', verticalAlign: '-0.275em' },
      },
    }),
  ],
  small: square(vars.icon.small, 2.125),
  medium: square(vars.icon.medium),
  large: square(vars.icon.large, 1.5),
});

export const directional = style(base({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }));

export const tile = style(
  base({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.touch,
    height: vars.size.touch,
    borderRadius: vars.radius.tile,
  }),
);

export const sign = style([tile, base(marker)]);
