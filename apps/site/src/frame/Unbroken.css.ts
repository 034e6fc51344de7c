import { globalStyle, style } from '@vanilla-extract/css';

/** Goes to the next line as one; where large text leaves too little of a line, it is parted. */
export const unbroken = style({
  '@media': { '(width >= 20rem)': { whiteSpace: 'nowrap' } },
});

/** Holds a link and the sign that follows it; the link itself may be parted as any other. */
export const withSign = style({ whiteSpace: 'nowrap' });
globalStyle(`${withSign} > *`, { whiteSpace: 'normal' });
