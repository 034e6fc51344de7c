import { style, styleVariants } from '@vanilla-extract/css';
import { end, item as itemBase } from '../../internal/listItem.css.ts';
import { floating } from '../../internal/overlay.css.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const popover = style([
  floating,
  component({ minWidth: `max(var(--trigger-width), ${vars.width.menu})` }),
]);

export const menu = style(
  component({
    maxHeight: 'inherit',
    overflowY: 'auto',
    padding: vars.space.xxs,
    outline: 0,
  }),
);

export const item = styleVariants(
  { neutral: {}, danger: component({ color: vars.color.dangerText }) },
  (rule) => [itemBase, rule],
);

/** The arrow that points to the item's submenu. */
export const onward = style([end, component({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } })]);
