import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;

/** Rows between hairlines, two side by side if there is room. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xxl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const row = style({ paddingBlock: vars.space.l, borderTop: rule, breakInside: 'avoid' });

/** A link and its description, on one line if there is room. */
export const link = style({
  display: 'grid',
  gap: vars.space.xs,
  // The link's tap target extends above the row.
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
  borderTop: rule,
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: {
      paddingBlock: vars.space.m,
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'center',
    },
  },
});
