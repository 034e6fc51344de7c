import { style } from '@vanilla-extract/css';
import { item } from '../../internal/listItem.css.ts';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

/** About seven options. */
const most = '20rem';

export const list = style(
  component({
    maxHeight: most,
    overflowY: 'auto',
    paddingBlock: vars.space.xxs,
    border: `${vars.border.control} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.field,
    background: vars.color.surface,
    outline: 0,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

/** Margins instead of the list's padding, because a long list positions its rows in its padding too. */
const inset = component({ marginInline: vars.space.xxs });

export const option = style([item, inset]);

export const header = style(inset);

export const words = style(
  component({ display: 'grid', gap: vars.space.xxs, minWidth: 0, paddingBlock: vars.space.xxs }),
);

export const description = style(
  component({
    ...type.tiny,
    fontWeight: vars.weight.regular,
    lineHeight: vars.leading.snug,
    color: vars.color.textSoft,
  }),
);

/** Shown instead of options. */
export const nothing = style(
  component({
    ...type.small,
    padding: vars.space.s,
    marginInline: vars.space.xxs,
    color: vars.color.textSoft,
  }),
);
