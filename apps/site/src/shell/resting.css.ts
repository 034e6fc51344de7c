import { globalStyle } from '@vanilla-extract/css';

/** The bands of a page, and what a `[data-resting]` one is until it comes near the view. */
export const bands = 'main section, body > footer';

globalStyle(bands, { containIntrinsicSize: 'auto 40rem' });
globalStyle('[data-resting]', {
  contentVisibility: 'auto',
  '@media': { print: { contentVisibility: 'visible' } },
});
