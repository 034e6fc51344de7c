import { style } from '@vanilla-extract/css';
import { contained } from '../../internal/contained.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const inner = style(
  component({
    ...contained(),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.xxl,
    paddingBlock: vars.space.section,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
  }),
);

export const words = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl }),
);

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, paddingTop: vars.space.xs }),
);

export const figures = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.l,
    rowGap: vars.space.xxs,
    paddingTop: vars.space.xs,
  }),
);
