import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }),
);

export const item = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.l,
    minWidth: 0,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    selectors: {
      '&[data-total]': {
        paddingTop: vars.space.xs,
        borderTop: `${vars.border.strong} solid ${vars.color.border}`,
      },
    },
  }),
);

export const term = style(component({ minWidth: 0, color: vars.color.text }));

export const value = style(
  component({
    minWidth: 0,
    // Aligned to the end also if it wraps to its own line.
    marginInlineStart: 'auto',
    color: vars.color.text,
    textAlign: 'end',
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${item}[data-total] > &`]: { fontSize: vars.text.xl, fontWeight: vars.weight.bold },
    },
  }),
);

export const note = style(
  component({
    ...type.small,
    flexBasis: '100%',
    marginInlineStart: 0,
    color: vars.color.textSoft,
    textAlign: 'end',
  }),
);
