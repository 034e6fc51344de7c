import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { component } from './component.ts';

const { section: _section, gutter: _gutter, ...space } = vars.space;

/** Children below one another. */
export const stack = style(component({ display: 'flex', flexDirection: 'column' }));

/** Children beside one another. */
export const inline = style(component({ display: 'flex', flexWrap: 'wrap' }));

export const gaps = styleVariants(space, (gap) => component({ gap }));

export const aligns = styleVariants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    stretch: 'stretch',
    baseline: 'baseline',
  },
  (alignItems) => component({ alignItems }),
);

export const justifies = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => component({ justifyContent }),
);
