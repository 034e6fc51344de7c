import { style, styleVariants } from '@vanilla-extract/css';
import { bar } from '../../internal/bar.css.ts';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const table = style(
  component({
    ...type.small,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
  }),
);

export const caption = style(component(visuallyHidden));

export const label = style(
  component({
    width: '40%',
    padding: `${vars.space.xs} 0`,
    paddingInlineEnd: vars.space.m,
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
  }),
);

export const cell = style(component({ padding: `${vars.space.xs} 0` }));

/** The bar takes the space beside the value, or a row below it if that is too little. */
export const measure = style(
  component({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xxs,
  }),
);

const least = '4rem';

const drawingBase = style([
  bar,
  component({
    flex: `1 1 ${least}`,
    width: 'auto',
    minWidth: 0,
    height: vars.space.s,
    fill: 'currentColor',
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': { [media.forcedColors]: { color: 'Highlight' } },
  }),
]);

export const drawing = styleVariants(
  {
    neutral: component({ color: vars.color.fill }),
    warning: component({ color: vars.color.warningText }),
    danger: component({ color: vars.color.dangerText }),
  },
  (rule) => [drawingBase, rule],
);

const valueWidth = '4.5rem';

export const value = style(
  component({
    minWidth: `min(${valueWidth}, 100%)`,
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);
