import { style } from '@vanilla-extract/css';

/** An answer as it was typed, line by line. */
export const answer = style({ whiteSpace: 'pre-line' });
