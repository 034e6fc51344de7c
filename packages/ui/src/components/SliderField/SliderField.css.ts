import { style } from '@vanilla-extract/css';
import * as field from '../../internal/field.css.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** The label, and the box at the end of the line. */
export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xxs,
    selectors: { [`${field.labels.side} &`]: { display: 'contents' } },
  }),
);

export const label = style([field.label, component({ flex: '1 1 min(6em, 100%)', minWidth: 0 })]);
