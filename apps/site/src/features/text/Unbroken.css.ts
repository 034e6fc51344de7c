import { style } from '@vanilla-extract/css';

/** Goes to the next line as one, and keeps the underline of a link around it. */
export const unbroken = style({ whiteSpace: 'nowrap' });
