import { style } from '@vanilla-extract/css';

/** Goes to the next line as one; only where that is too short is it parted. */
export const unbroken = style({ display: 'inline-block' });
