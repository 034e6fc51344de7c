import { style } from '@vanilla-extract/css';

/**
 * Hides an element that needs JavaScript if scripting is off. Otherwise the parent lays its
 * children out.
 */
export const live = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' } },
});
