import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { media } from '../../styles/media.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';

export const logo = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontSize: '1.25rem',
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.tracking.heading,
    lineHeight: vars.leading.snug,
    color: vars.color.ink,
    whiteSpace: 'nowrap',
  }),
);

export const mark = style(component({ flexShrink: 0, width: '1.5em', height: '1.7em' }));
export const board = style(component({ fill: vars.color.pine700, stroke: vars.color.ink }));
export const post = style(component({ fill: vars.color.ink }));
export const letter = style(
  component({
    fill: 'none',
    stroke: vars.color.amber,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

/** In a header too narrow for the name and the actions, the mark stands for both. */
export const name = style(
  component({ '@container': { 'mp-header (width < 22.25rem)': visuallyHidden } }),
);
