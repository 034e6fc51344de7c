import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;

/** One box of the form: its bar, and its rows between hairlines. */
export const box = style({
  overflow: 'clip',
  border: rule,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

/** The question at the start side and the answer beside it, or below it on a phone. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:not(:first-child)': { borderTop: rule } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 11fr)' },
    print: { breakInside: 'avoid' },
  },
});

const padding = { paddingBlock: vars.space.l, paddingInline: vars.space.l };

export const question = style({
  ...padding,
  background: vars.color.sunken,
  // Aligns the question with the answer, whose lines are not trimmed to their capitals.
  '@media': { [media.tablet]: { paddingTop: `calc(${vars.space.l} + 0.14em)` } },
});

export const answer = style(padding);

globalStyle(`${answer} > *`, { maxWidth: vars.width.prose });

/** A table takes the full width. */
export const whole = style({ ...padding, borderTop: rule });
