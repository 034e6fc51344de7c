import { style } from '@vanilla-extract/css';

/** Goes to the next line as one; where large text leaves too little of a line, it is parted. */
export const unbroken = style({
  '@media': { '(width >= 20rem)': { whiteSpace: 'nowrap' } },
});
