import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: '1.25rem',
  '@container': { 'mp-header (width < 30rem)': { fontSize: '1rem' } },
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.snug,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});

export const mark = style({ flexShrink: 0, width: '1.5em', height: '1.7em' });
export const board = style({ fill: vars.color.marker, stroke: vars.color.text });
export const post = style({ fill: vars.color.text });
export const letter = style({
  fill: 'none',
  stroke: vars.color.accent,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** On the narrowest phones the header has no room for the name beside the actions. */
export const name = style({
  '@container': {
    'mp-header (17rem <= width < 22rem)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
