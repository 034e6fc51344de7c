import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { panel as basePanel, scrim as baseScrim } from '../../internal/overlay.css.ts';
import { component } from '../../styles/component.ts';
import { moves } from '../../styles/moves.ts';
import { vars } from '../../theme/contract.css.ts';

const width = '30rem';

export const scrims = styleVariants(
  {
    start: component({ justifyContent: 'flex-start' }),
    end: component({ justifyContent: 'flex-end' }),
  },
  (rule) => [baseScrim, rule],
);

/** From where the panel slides in, and the inset of the screen's edge beside it. */
const [start, inset] = [createVar(), createVar()];

const toLeft = { [start]: '-100%', [inset]: 'env(safe-area-inset-left)' };
const toRight = { [start]: '100%', [inset]: 'env(safe-area-inset-right)' };

const panelBase = style([
  basePanel,
  component({
    width: `min(${width}, 100vw - ${vars.space.xxl})`,
    height: '100%',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  }),
  component(moves({ transform: `translateX(${start})` })),
]);

export const panels = styleVariants(
  {
    start: component({
      borderStartEndRadius: vars.radius.card,
      borderEndEndRadius: vars.radius.card,
      paddingInlineStart: inset,
      vars: toLeft,
      selectors: { '&:dir(rtl)': { vars: toRight } },
    }),
    end: component({
      borderStartStartRadius: vars.radius.card,
      borderEndStartRadius: vars.radius.card,
      paddingInlineEnd: inset,
      vars: toRight,
      selectors: { '&:dir(rtl)': { vars: toLeft } },
    }),
  },
  (rule) => [panelBase, rule],
);
