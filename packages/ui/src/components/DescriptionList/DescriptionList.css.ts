import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

const base = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const rows = style(base);

const stacked = style([base, component({ gap: vars.space.m })]);

/** The list by its variant; items select on the variant that contains them. */
export const list = { rows, stacked };

export const item = style(
  component({
    minWidth: 0,
    breakInside: 'avoid',
    selectors: {
      [`${rows} > &`]: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: vars.space.l,
        paddingBlock: vars.space.s,
      },
      [`${rows} > & + &`]: {
        borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
      },
    },
  }),
);

export const term = style(component({ ...type.small, color: vars.color.textSoft, minWidth: 0 }));

export const details = style(
  component({
    ...type.small,
    minWidth: 0,
    marginInlineStart: 0,
    color: vars.color.text,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);
