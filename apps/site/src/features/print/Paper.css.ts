import { vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

const rule = `${vars.border.hairline} solid`;

/** The company, and how to reach it. */
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.l,
  paddingBottom: vars.space.s,
  borderBottom: rule,
});

/** The date of printing. */
export const foot = style({ paddingTop: vars.space.s, borderTop: rule });
