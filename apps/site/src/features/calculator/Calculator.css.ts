import { breakpoints, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two cards that are one: what is set, and on pine what comes of it. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  '@media': {
    [`(min-width: ${breakpoints.desktop / 16}em)`]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    },
  },
});

globalStyle(`${panel} > *`, { border: 0, borderRadius: 0 });

/** What does nothing without JavaScript. */
export const live = style({ '@media': { '(scripting: none)': { display: 'none' } } });
