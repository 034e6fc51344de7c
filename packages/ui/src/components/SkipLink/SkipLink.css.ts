import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const skipLink = style(
  component({
    ...type.label,
    position: 'fixed',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: vars.layer.toast,
    padding: `${vars.space.s} ${vars.space.l}`,
    borderRadius: vars.radius.full,
    background: vars.color.primary,
    color: vars.color.onPrimary,
    textDecorationLine: 'underline',
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
);
