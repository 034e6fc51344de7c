import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const stackedBar = style(component({ position: 'relative', minWidth: 0 }));

/** The patterns of the parts, which must not be `display: none`. */
export const definitions = style(component({ position: 'absolute', width: 0, height: 0 }));

export const bars = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.l }),
);

export const name = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minWidth: 0,
  }),
);

export const total = style(
  component({ minWidth: 0, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' }),
);

export const bar = style(
  component({
    display: 'block',
    width: '100%',
    height: '1.75rem',
    borderRadius: vars.radius.tiny,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        border: `${vars.border.hairline} solid CanvasText`,
      },
    },
  }),
);

export const parts = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxs} ${vars.space.l}`,
    overflowWrap: 'anywhere',
  }),
);

export const part = style(component({ minWidth: 0, color: vars.color.textSoft }));
