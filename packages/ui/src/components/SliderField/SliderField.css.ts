import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** The label, and the box at the end of the line. */
export const head = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 8.5rem)',
    alignItems: 'center',
    gap: vars.space.m,
  }),
);
