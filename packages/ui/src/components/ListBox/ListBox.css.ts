import { style } from '@vanilla-extract/css';
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
    padding: vars.space.xxs,
    border: `${vars.border.control} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.field,
    background: vars.color.surface,
    outline: 0,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

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

/** What stands in place of options. */
export const nothing = style(
  component({ ...type.small, padding: vars.space.s, color: vars.color.textSoft }),
);
