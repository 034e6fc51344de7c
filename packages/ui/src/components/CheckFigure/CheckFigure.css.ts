import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** The width of a paper check. */
const width = '27rem';

/** In units of the drawing. */
const text = { number: '14px', sample: '30px', letter: '12px' };

const forced = (color: string) => ({ [media.forcedColors]: { fill: color } });

export const figure = style(
  component({
    display: 'block',
    width: '100%',
    maxWidth: width,
    height: 'auto',
    overflow: 'visible',
    breakInside: 'avoid',
  }),
);

export const paper = style(
  component({
    fill: vars.color.surface,
    stroke: vars.color.controlBorder,
    strokeWidth: 1.5,
    '@media': forced('Canvas'),
  }),
);

export const line = style(
  component({ fill: 'none', stroke: vars.color.controlBorder, strokeWidth: 1.5 }),
);

const words = { fill: vars.color.text, '@media': forced('CanvasText') };

export const number = style(
  component({
    ...words,
    fontFamily: vars.font.mono,
    fontSize: text.number,
    letterSpacing: '0.04em',
  }),
);

export const sample = style(
  component({
    ...words,
    fontSize: text.sample,
    fontWeight: vars.weight.heavy,
    letterSpacing: '0.2em',
    opacity: 0.16,
  }),
);

/** One number of the check. The requested one has a stronger outline. */
export const part = style({});

const strong = `${part}[data-highlighted] > &`;

export const frame = style(
  component({
    fill: 'none',
    stroke: vars.color.controlBorder,
    strokeWidth: 1.5,
    selectors: { [strong]: { stroke: vars.color.text, strokeWidth: 3.5 } },
  }),
);

export const badge = style(
  component({
    fill: vars.color.surface,
    stroke: vars.color.text,
    strokeWidth: 1.5,
    selectors: { [strong]: { fill: vars.color.text } },
    '@media': {
      [media.forcedColors]: { fill: 'Canvas', selectors: { [strong]: { fill: 'CanvasText' } } },
    },
  }),
);

export const letter = style(
  component({
    fill: vars.color.text,
    fontSize: text.letter,
    fontWeight: vars.weight.bold,
    selectors: { [strong]: { fill: vars.color.surface } },
    '@media': {
      [media.forcedColors]: { fill: 'CanvasText', selectors: { [strong]: { fill: 'Canvas' } } },
    },
  }),
);
