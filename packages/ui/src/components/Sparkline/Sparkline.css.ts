import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const sparkline = style(
  component({ display: 'inline-block', position: 'relative', verticalAlign: 'middle' }),
);

const drawingBase = style(
  component({
    display: 'block',
    width: vars.width.short,
    maxWidth: '100%',
    height: vars.space.xl,
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.border.strong,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
);

export const drawing = styleVariants(
  {
    neutral: component({ color: vars.color.fill }),
    warning: component({ color: vars.color.warningText }),
    danger: component({ color: vars.color.dangerText }),
  },
  (rule) => [drawingBase, rule],
);

/** The current value: a line of zero length, whose round caps form a dot. */
export const now = style(component({ strokeWidth: vars.space.xs }));

export const table = style(component(visuallyHidden));
