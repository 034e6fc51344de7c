import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const icon = style(
  component({
    flexShrink: 0,
    paddingInlineStart: '0.875rem',
    marginInlineEnd: `-${vars.space.xxs}`,
    color: vars.color.inkSoft,
    pointerEvents: 'none',
  }),
);
