import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const infoCard = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    flexGrow: 1,
    gap: vars.space.m,
    minWidth: 0,
  }),
);

export const icon = style(component({ paddingBottom: vars.space.xs }));

export const body = style(
  component({
    ...type.small,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s,
    alignSelf: 'stretch',
    color: vars.color.textSoft,
  }),
);

export const actions = style(
  component({ maxWidth: '100%', marginTop: 'auto', paddingTop: vars.space.xs }),
);
