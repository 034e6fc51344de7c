import { style } from '@vanilla-extract/css';

/** What does nothing without JavaScript; the form lays its children out itself. */
export const live = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});
