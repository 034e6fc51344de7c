import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** The content below a field. */
export const below = style({
  marginTop: vars.space.s,
  // An empty message takes no space.
  selectors: { '&:has(> * > :only-child:empty)': { marginTop: 0 } },
});
