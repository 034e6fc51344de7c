import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { reference } from '../../features/text/Contents.css.ts';

/** The search beside the questions, as wide as its two buttons. */
export const finder = style([
  reference,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: '22rem minmax(0, 1fr)',
        columnGap: vars.space.xxl,
      },
    },
  },
]);

/** Wraps the questions. */
export const questions = style({});

/** A question that a search hides takes no space on the screen, and is printed like the others. */
globalStyle(`${questions} [hidden="until-found"]:has(h2)`, {
  '@media': {
    screen: { border: 0 },
    print: { display: 'block', contentVisibility: 'visible' },
  },
});
