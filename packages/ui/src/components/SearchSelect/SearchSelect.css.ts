import { style } from '@vanilla-extract/css';
import { control } from '../../internal/field.css.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const button = style([
  control,
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    textAlign: 'start',
    cursor: 'pointer',
  }),
]);

export const value = style(component({ minWidth: 0, overflowWrap: 'anywhere' }));

export const chevron = style(
  component({ flexShrink: 0, display: 'grid', color: vars.color.textSoft }),
);

export const searched = style(
  component({
    flex: '1 1 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minWidth: 0,
    minHeight: 0,
    padding: vars.space.xxs,
    paddingBlockEnd: 0,
  }),
);

export const list = style(
  component({
    flex: '1 1 auto',
    minHeight: 0,
    marginInline: `calc(-1 * ${vars.space.xxs})`,
    paddingBlockEnd: vars.space.xxs,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 0,
  }),
);
