import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const onDesktop = (gridTemplateColumns: string) =>
  component({ '@media': { [media.desktop]: { gridTemplateColumns } } });

export const columns = style(
  component({
    display: 'grid',
    gap: vars.space.xl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
  }),
);

export const templates = styleVariants({
  halves: onDesktop('minmax(0, 1fr) minmax(0, 1fr)'),
  'main-aside': onDesktop('minmax(0, 3fr) minmax(0, 2fr)'),
  'aside-main': onDesktop('minmax(0, 1fr) minmax(0, 3fr)'),
});

export const aligns = styleVariants({
  start: {},
  center: component({ alignItems: 'center' }),
  stretch: component({ alignItems: 'stretch' }),
});
