import { globalStyle, style } from '@vanilla-extract/css';

/** Wraps to the next line as a whole. It breaks only if it is wider than a line in large text. */
export const unbroken = style({
  '@media': { '(width >= 20rem)': { whiteSpace: 'nowrap' } },
});
// A `wbr` allows a line break even there. The longest address in the narrowest card needs it.
globalStyle(`${unbroken} wbr`, { '@media': { '(width >= 22rem)': { display: 'none' } } });

/**
 * Keeps a link and the punctuation mark after it together: no line breaks before a mark that follows
 * text, but one may before a mark that follows a block, which the link to a number or an address is.
 */
export const withSign = style({});
globalStyle(`${withSign} > *`, { display: 'inline' });
