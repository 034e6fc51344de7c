import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The content below a row of fields. */
export const below = style({
  marginTop: vars.space.s,
  // An empty message takes no space.
  selectors: { '&:has(> * > :only-child:empty)': { marginTop: 0 } },
});

/** Below the second of two short boxes, which are as wide as the row on a phone. */
export const belowSecond = style([
  below,
  { '@media': { [media.tablet]: { marginInlineStart: `calc(50% + ${vars.space.l} / 2)` } } },
]);

export const slider = style({});

// Without JavaScript the track does not follow the box beside it, which the form sends.
globalStyle(`${slider} div:has(> div > [type=range])`, {
  '@media': { [media.noScript]: { display: 'none' } },
});
