import { style } from '@vanilla-extract/css';
import { base } from '../styles/component.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** A measure: its text in one row, its bar below. */
export const measure = style(
  base({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 }),
);

/** The label at the start and the value at the end. They wrap if the line is too short. */
export const words = style(
  base({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(base({ minWidth: 0, fontWeight: vars.weight.semibold }));

export const value = style(base({ minWidth: 0, fontVariantNumeric: 'tabular-nums' }));

/** The track of a bar. */
export const bar = style(
  base({
    display: 'block',
    width: '100%',
    height: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    background: vars.color.border,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        border: `${vars.border.hairline} solid CanvasText`,
      },
      print: { printColorAdjust: 'exact' },
    },
  }),
);
