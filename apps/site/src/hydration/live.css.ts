import { style } from '@vanilla-extract/css';

/** What does nothing without JavaScript, and isn't there then. The parent lays its children out. */
export const live = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});
