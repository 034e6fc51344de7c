import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { base } from './component.ts';

const { section: _section, gutter: _gutter, ...space } = vars.space;

/** Stacks children in a column. */
export const stack = style(base({ display: 'flex', flexDirection: 'column' }));

/** Puts children in a row. */
export const inline = style(base({ display: 'flex', flexWrap: 'wrap' }));

export const gaps = styleVariants(space, (gap) => base({ gap }));

export const aligns = styleVariants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    stretch: 'stretch',
    baseline: 'baseline',
  },
  (alignItems) => base({ alignItems }),
);

export const justifies = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => base({ justifyContent }),
);
