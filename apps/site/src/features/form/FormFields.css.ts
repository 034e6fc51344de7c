import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// An invalid field has a bar at its start.
const besideBar = { paddingInlineStart: `calc(${vars.border.bar} + ${vars.space.m})` };

/** The content below a row of fields. */
export const below = style({
  marginTop: vars.space.s,
  selectors: {
    // An empty message takes no space.
    '&:has(> * > :only-child:empty)': { marginTop: 0 },
    ':has(> :first-child[data-invalid], > :first-child > [data-invalid]) + * > &': besideBar,
  },
});

/** Below the second of two short boxes, and on a phone below both. */
export const belowSecond = style({
  marginTop: vars.space.s,
  selectors: {
    ':has(> :last-child > [data-invalid]) + * > &': besideBar,
  },
  '@media': { [media.tablet]: { marginInlineStart: `calc(50% + ${vars.space.l} / 2)` } },
});

export const slider = style({});

// Without JavaScript the track does not follow the box beside it, which the form sends.
globalStyle(`${slider} div:has(> div > [type=range])`, {
  '@media': { [media.noScript]: { display: 'none' } },
});
