import { style } from '@vanilla-extract/css';

/** An answer with the visitor's line breaks. */
export const answer = style({ whiteSpace: 'pre-line' });
