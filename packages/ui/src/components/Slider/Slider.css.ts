import { style } from '@vanilla-extract/css';
import { labels } from '../../internal/field.css.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const head = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: vars.space.m,
    selectors: { [`${labels.side} &`]: { display: 'contents' } },
  }),
);
