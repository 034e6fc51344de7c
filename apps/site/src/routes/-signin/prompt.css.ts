import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** The end of a form, for people that it can't help. */
export const prompted = style({
  paddingTop: vars.space.l,
  borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
});
