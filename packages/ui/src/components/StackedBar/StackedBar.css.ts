import { globalStyle, style } from '@vanilla-extract/css';
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

/** Bars with one value beside each of them: the bars have one width, and the values another. */
export const detailedBars = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    gap: `${vars.space.m} ${vars.space.s}`,
  }),
);

export const detailedBar = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    rowGap: vars.space.xs,
  }),
);

globalStyle(`${detailedBar} > :first-child`, component({ gridColumn: '1 / -1' }));
globalStyle(
  `${detailedBar} > :last-child > *`,
  component({ flexGrow: 1, justifyContent: 'space-between' }),
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

const barHeight = '1.75rem';

export const bar = style(
  component({
    display: 'block',
    width: '100%',
    height: barHeight,
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

/** The names of the parts, above all bars. */
export const legend = style([parts, component({ marginBlockEnd: vars.space.m })]);

export const part = style(component({ minWidth: 0, color: vars.color.textSoft }));
