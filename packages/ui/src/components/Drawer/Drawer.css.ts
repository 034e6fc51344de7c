import { style } from '@vanilla-extract/css';
import { panel as basePanel, scrim as baseScrim } from '../../internal/overlay.css.ts';
import { component } from '../../styles/component.ts';
import { moves } from '../../styles/moves.ts';
import { vars } from '../../theme/contract.css.ts';

const width = '30rem';

export const scrim = style([baseScrim, component({ justifyContent: 'flex-end' })]);

export const panel = style([
  basePanel,
  component({
    width: `min(${width}, 100vw - ${vars.space.xxl})`,
    height: '100%',
    borderStartStartRadius: vars.radius.card,
    borderEndStartRadius: vars.radius.card,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    paddingInlineEnd: 'env(safe-area-inset-right)',
  }),
  component(moves({ opacity: 0, transform: `translateX(${vars.space.xl})` })),
]);
