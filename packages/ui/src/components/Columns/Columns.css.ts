import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const onDesktop = (gridTemplateColumns: string) =>
  component({ '@media': { [media.desktop]: { gridTemplateColumns } } });

export const columns = recipe({
  base: component({
    display: 'grid',
    gap: vars.space.xl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
  }),
  variants: {
    template: {
      halves: onDesktop('minmax(0, 1fr) minmax(0, 1fr)'),
      'main-aside': onDesktop('minmax(0, 3fr) minmax(0, 2fr)'),
      'aside-main': onDesktop('minmax(0, 1fr) minmax(0, 3fr)'),
    },
    align: {
      start: {},
      center: component({ alignItems: 'center' }),
      stretch: component({ alignItems: 'stretch' }),
    },
  },
});
