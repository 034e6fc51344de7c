import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { stackedTable } from './stacked.ts';

export const captionHidden = style(component(visuallyHidden));

/** The icon of the sort direction. */
export const arrow = style(
  component({
    display: 'grid',
    flexShrink: 0,
    selectors: { '[aria-sort="ascending"] &': { rotate: '180deg' } },
    '@media': {
      [media.noScript]: { selectors: { ':not(a) > &': { display: 'none' } } },
      print: { display: 'none' },
    },
  }),
);

/** The name of a cell's column, shown beside it where the headers are hidden. */
export const cellLabel = style(
  component({
    display: 'none',
    color: vars.color.textSoft,
    fontWeight: vars.weight.regular,
    ...stackedTable({ display: 'inline' }, { display: 'none' }),
  }),
);

/** Only for assistive technology. */
export const announcement = style(component(visuallyHidden));

/** A cell of one line. */
export const nowrap = style(component({ whiteSpace: 'nowrap' }));
