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

const half = { marginInlineStart: `calc(50% + ${vars.space.l} / 2)` };
/** A phone on which two short boxes fit beside each other, unless one of them has a message. */
const phone = `(width >= 24em) and (not ${media.tablet})`;
const besideEachOther = ':not(:has([data-invalid])) + * >';

/** Below the second of two short boxes. */
export const belowSecond = style({
  marginTop: vars.space.s,
  selectors: {
    ':has(> :last-child > [data-invalid]) + * > &': besideBar,
    [`${besideEachOther} &`]: { '@media': { [phone]: half } },
  },
  '@media': { [media.tablet]: half },
});

// What a button opens there is as wide as both.
globalStyle(`${besideEachOther} ${belowSecond} div:has(> [aria-expanded]) + div`, {
  '@media': {
    [phone]: {
      width: `calc(200% + ${vars.space.l})`,
      marginInlineStart: `calc(-100% - ${vars.space.l})`,
    },
  },
});

export const slider = style({});

// Without JavaScript the track does not follow the box beside it, which the form sends.
globalStyle(`${slider} div:has(> div > [type=range])`, {
  '@media': { [media.noScript]: { display: 'none' } },
});
