import { globalStyle, style } from '@vanilla-extract/css';

/** Wraps to the next line as a whole. It breaks only if it is wider than a line in large text. */
export const unbroken = style({
  '@media': { '(width >= 20rem)': { whiteSpace: 'nowrap' } },
});

/**
 * Keeps a link and the punctuation mark after it together. The link itself may wrap like any other.
 */
export const withSign = style({ whiteSpace: 'nowrap' });
// An address that is wider than a line would be a block as wide as it, with the mark after the block.
globalStyle(`${withSign} > *`, { display: 'inline', whiteSpace: 'normal' });
