import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const emptyState = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.m,
    paddingBlock: vars.space.xxl,
    paddingInline: vars.space.m,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const icon = style(
  component({
    display: 'grid',
    placeItems: 'center',
    width: vars.size.avatar,
    height: vars.size.avatar,
    borderRadius: vars.radius.full,
    background: vars.color.tint2,
    color: vars.color.text,
  }),
);

export const words = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    minWidth: 0,
    maxWidth: '32em',
  }),
);

export const heading = style(component(type.h4));

export const description = style(component({ ...type.small, color: vars.color.textSoft }));

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s }),
);
