import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

/** A job in a row: what it is, where it is, and the button. */
export const job = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.l,
  borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
  breakInside: 'avoid',
  selectors: { '&:last-child': { paddingBottom: 0 } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
  },
});
