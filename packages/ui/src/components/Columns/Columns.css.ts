import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const onDesktop = (gridTemplateColumns: string, columnGap?: string) =>
  component({ '@media': { [media.desktop]: { gridTemplateColumns, columnGap } } });

/** A heading of two words or a search. */
const aside = '22rem';

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
  'main-aside': onDesktop('minmax(0, 3fr) minmax(0, 2fr)', vars.space.l),
  'aside-main': onDesktop(`minmax(0, ${aside}) minmax(0, 1fr)`, vars.space.xxl),
});

export const aligns = styleVariants({
  start: {},
  center: component({ alignItems: 'center' }),
  stretch: component({ alignItems: 'stretch' }),
});
