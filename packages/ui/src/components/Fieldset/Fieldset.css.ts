import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

// A floated legend is laid out as any other child of its fieldset (HTML, "rendered legend").
export const legend = style(component({ ...type.h4, float: 'inline-start' }));

export const fields = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    minWidth: 0,
    marginTop: vars.space.m,
  }),
);
