import { style } from '@vanilla-extract/css';

/** A paragraph of a letter with its line breaks. A line to fill in by hand breaks where it must. */
export const letter = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '@media': { print: { fontSize: '12pt' } },
});
