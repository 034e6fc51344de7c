import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Two fit side by side on a phone. */
const width = '10rem';

/** In units of the drawing. */
const digits = '14px';

const forced = (color: string) => ({ [media.forcedColors]: { fill: color } });

export const figure = style(
  component({
    display: 'block',
    width,
    maxWidth: '100%',
    height: 'auto',
    flexShrink: 0,
    breakInside: 'avoid',
  }),
);

export const card = style(
  component({
    fill: vars.color.surface,
    stroke: vars.color.controlBorder,
    strokeWidth: 1.5,
    '@media': forced('Canvas'),
  }),
);

export const stripe = style(
  component({ fill: vars.color.controlBorder, '@media': forced('CanvasText') }),
);

export const line = style(
  component({ fill: 'none', stroke: vars.color.controlBorder, strokeWidth: 1.5 }),
);

export const frame = style(
  component({
    fill: vars.color.surface,
    stroke: vars.color.text,
    strokeWidth: 2.5,
    '@media': forced('Canvas'),
  }),
);

export const code = style(
  component({
    fill: vars.color.text,
    fontFamily: vars.font.mono,
    fontSize: digits,
    fontWeight: vars.weight.bold,
    '@media': forced('CanvasText'),
  }),
);
