import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;

/** Figtree's cap height, in em. */
const capHeight = 0.7;

/** The width of a clause's number. */
export const number = '4rem';

export const clauses = style({ counterReset: 'clause' });

/** A clause and its number. The number has its own column if there is room. */
export const clause = style({
  counterIncrement: 'clause',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlock: vars.space.xl,
  borderTop: rule,
  selectors: {
    '&::before': {
      content: 'counter(clause)',
      color: vars.color.link,
      fontSize: vars.text.h2,
      fontWeight: vars.weight.heavy,
      letterSpacing: vars.tracking.heading,
      // The box has the height of its digits, as the heading beside it is trimmed to its capitals.
      lineHeight: capHeight,
    },
    '&:first-child': { paddingTop: 0, borderTop: 0 },
  },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${number} minmax(0, 1fr)`,
      alignItems: 'start',
      selectors: {
        // Aligns both on one line.
        '&::before': { marginTop: `calc((${vars.text.h3} - ${vars.text.h2}) * ${capHeight})` },
      },
    },
  },
});
