import { globalStyle, style } from '@vanilla-extract/css';

/** Cards that end with what they lead to, like the card with a button beside them. */
export const programs = style({});
globalStyle(`${programs} h2 ~ span[aria-hidden]`, { order: 1 });
