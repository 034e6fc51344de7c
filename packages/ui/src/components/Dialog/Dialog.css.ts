import { style, styleVariants } from '@vanilla-extract/css';
import { panel as basePanel, scrim as baseScrim } from '../../internal/overlay.css.ts';
import { component } from '../../styles/component.ts';
import { moves } from '../../styles/moves.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** On a phone it rises from the bottom, within reach of a thumb. */
export const scrim = style([
  baseScrim,
  component({
    alignItems: 'flex-end',
    justifyContent: 'center',
    paddingBlockStart: vars.space.l,
    '@media': { [media.tablet]: { alignItems: 'center', padding: vars.space.l } },
  }),
]);

const widths = { small: '26rem', medium: '36rem', large: '56rem' };

const upTo = (width: string) => component({ '@media': { [media.tablet]: { maxWidth: width } } });

const panelBase = style([
  basePanel,
  component({
    width: '100%',
    maxHeight: '100%',
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    '@media': { [media.tablet]: { borderRadius: vars.radius.card } },
  }),
  component(
    moves({ opacity: 0, transform: `translateY(${vars.space.l})` }, vars.duration.slow, {
      '20%': { opacity: 1 },
    }),
  ),
]);

export const panel = styleVariants(
  { small: upTo(widths.small), medium: upTo(widths.medium), large: upTo(widths.large) },
  (rule) => [panelBase, rule],
);
