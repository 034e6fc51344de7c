import { globalStyle, style } from '@vanilla-extract/css';

/** Around the questions. */
export const questions = style({});

/** What a search leaves out takes no line on the screen, and stands on paper like the others. */
globalStyle(`${questions} [hidden="until-found"]:has(> h2)`, {
  '@media': {
    screen: { border: 0 },
    print: { display: 'block', contentVisibility: 'visible' },
  },
});
