import { style } from '@vanilla-extract/css';

/** A paragraph of a letter, line by line; a line to fill in by hand breaks where it must. */
export const letter = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { print: { fontSize: '12pt' } },
});
