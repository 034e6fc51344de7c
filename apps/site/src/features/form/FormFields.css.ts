import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// An invalid field has a bar at its start.
const besideBar = { paddingInlineStart: `calc(${vars.border.bar} + ${vars.space.m})` };

/** The content below a field or a row of fields. */
export const below = style({
  marginTop: vars.space.s,
  selectors: {
    // An empty message takes no space.
    '&:has(> * > :only-child:empty)': { marginTop: 0 },
    '[data-invalid] + &': besideBar,
    ':has(> :first-child[data-invalid], > :first-child > [data-invalid]) + * > &': besideBar,
  },
});

/** One field and two short ones, which share the second column, or on a phone the second line. */
export const three = style({});
globalStyle(`${three} > :first-child > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});
globalStyle(`${three} > :first-child`, {
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
globalStyle(`${three} > :first-child > :not(:first-child) > [data-invalid]`, {
  '@media': { [media.tablet]: { paddingInlineStart: vars.space.xs } },
});
globalStyle(`${three} input`, { '@media': { [media.tablet]: { maxWidth: 'none' } } });

export const slider = style({});

// Without JavaScript the track does not follow the box beside it, which the form sends.
globalStyle(`${slider} div:has(> div > [type=range])`, {
  '@media': { [media.noScript]: { display: 'none' } },
});
