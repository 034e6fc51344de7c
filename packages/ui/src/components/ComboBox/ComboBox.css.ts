import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';

/** React Aria's wrapper element leaves the layout of the parts to the field. */
export const parts = style(component({ display: 'contents' }));

export const icon = style(
  component({
    flexShrink: 0,
    display: 'grid',
    paddingInlineStart: vars.space.m,
    marginInlineEnd: `calc(-1 * ${vars.space.xxs})`,
    color: vars.color.textSoft,
  }),
);

export const list = style(
  component({
    flex: '1 1 auto',
    minWidth: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: vars.space.xxs,
    outline: 0,
  }),
);

/** Only for assistive technology. */
export const announcement = style(component(visuallyHidden));
