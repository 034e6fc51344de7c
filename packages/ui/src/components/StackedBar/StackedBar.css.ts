import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const table = style(
  component({
    ...type.small,
    width: '100%',
    borderCollapse: 'collapse',
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);

export const caption = style(component(visuallyHidden));

/** The patterns of the parts, which must not be `display: none`. */
export const definitions = style(component({ position: 'absolute', width: 0, height: 0 }));

const cell = { paddingBlock: vars.space.xs, paddingInlineStart: vars.space.s } as const;

export const part = style(
  component({
    ...cell,
    color: vars.color.textSoft,
    fontWeight: vars.weight.regular,
    textAlign: 'end',
    verticalAlign: 'bottom',
  }),
);

export const name = style(
  component({
    paddingBlock: vars.space.xs,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
    selectors: { '[data-marked] &': { fontWeight: vars.weight.bold } },
  }),
);

export const value = style(component({ ...cell, textAlign: 'end' }));

export const total = style(
  component({
    ...cell,
    fontWeight: vars.weight.semibold,
    textAlign: 'end',
    verticalAlign: 'bottom',
    selectors: { '[data-marked] &': { fontWeight: vars.weight.bold } },
  }),
);

export const barCell = style(component({ paddingBlockEnd: vars.space.xs }));

export const bar = style(
  component({
    display: 'block',
    width: '100%',
    height: vars.space.m,
    forcedColorAdjust: 'none',
    borderRadius: vars.radius.tiny,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': {
      [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` },
    },
  }),
);
