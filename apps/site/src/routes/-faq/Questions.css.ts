import { globalStyle, style } from '@vanilla-extract/css';

/** Wraps the questions. */
export const questions = style({});

/** A question that a search hides takes no space on the screen, and is printed like the others. */
globalStyle(`${questions} [hidden="until-found"]:has(h2)`, {
  '@media': {
    screen: { border: 0 },
    print: { display: 'block', contentVisibility: 'visible' },
  },
});
