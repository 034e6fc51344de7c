import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';

export const content = style(
  component({
    ...type.small,
    maxHeight: 'inherit',
    overflowY: 'auto',
    padding: vars.space.m,
    outline: 0,
    overflowWrap: 'anywhere',
  }),
);
