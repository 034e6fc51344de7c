import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { withSpace } from '../AreaChart/chart.css.ts';

export const axis = style(
  component({
    gridColumn: 2,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    paddingBlockStart: vars.space.xxs,
  }),
);

export const category = style(
  component({
    paddingInline: vars.space.xxs,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    textAlign: 'center',
  }),
);

/** A date is centered below its bars, and may be wider than they are. */
export const date = style(
  component({ display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' }),
);

export const dateText = style([withSpace]);

/** The place of the bars that the readout is about. */
export const selected = style(
  component({
    fill: vars.color.hover,
    '@media': {
      print: { display: 'none' },
      [media.forcedColors]: {
        fill: 'none',
        stroke: 'Highlight',
        strokeWidth: vars.border.strong,
      },
    },
  }),
);
