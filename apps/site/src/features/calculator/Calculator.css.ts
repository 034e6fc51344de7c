import type { Question } from '@milepost/domain/calculator';
import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two cards in one frame: the inputs, and the results on a dark panel. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Unlike "hidden", it lets the answer stay in view.
  overflow: 'clip',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    },
    print: { display: 'block' },
  },
});

globalStyle(`${panel} > *`, {
  border: 0,
  borderRadius: 0,
  // The fields start below their heading on a printout.
  '@media': { print: { breakInside: 'auto' } },
});

// The road is as wide as both cards, and continues the dark one.
globalStyle(`${panel} > :nth-child(3)`, {
  gridColumn: '1 / -1',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { '(scripting: none), print': { display: 'none' } },
});

/** Hides controls that need JavaScript. */
export const live = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** The two cards and the parts below them. */
export const tool = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

globalStyle(`${tool} > [role=status]:empty`, { display: 'none' });

/** The parts below the cards, which a printout of the whole page leaves out. */
export const more = style([
  live,
  {
    display: 'grid',
    gap: vars.space.l,
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Moving a slider repaints the cards, but not the open parts.
    isolation: 'isolate',
    '@media': { print: { display: 'none' } },
  },
]);

// The answer stays above the sliders on a phone, and must not cover one that gets the focus.
globalStyle(`${tool} input`, { scrollMarginBlockStart: '5rem' });

export const results = style({});

// Uses an attribute: WebKit 2.50 does not follow `:empty` inside `:has()`.
const withoutText = ':has([data-empty])';

// A result without a text is not shown.
globalStyle(`${results} :is(p, dl > div, li)${withoutText}`, { display: 'none' });
globalStyle(`${results} dl > :first-child${withoutText} + div`, { borderTop: 0 });

const hides = (question: Question, other: Question) =>
  globalStyle(`${tool}[data-question=${question}] [data-only=${other}]`, { display: 'none' });

// The elements that only one question needs.
hides('monthlyCost', 'maximumLoan');
hides('maximumLoan', 'monthlyCost');

/** Use the same text color as the results above: these are results too. */
export const part = style({ color: vars.color.text });

/** Changes as wide as their column. */
export const whatIfs = style({});

// Hides the road and the what-ifs of outdated numbers until React calculates new ones.
globalStyle(`${tool}[data-early] ${whatIfs}`, { visibility: 'hidden' });

/** From the top of the plot beside them to its line of zero. */
globalStyle(`${whatIfs} > *`, {
  gap: vars.space.xs,
  gridAutoRows: '1fr',
  '@media': { [media.desktop]: { minHeight: '15.5rem' } },
});
globalStyle(`${whatIfs} strong`, { display: 'block' });
// Each effect stays on one line where it fits.
globalStyle(`${whatIfs} strong ~ span`, { display: 'inline-block' });

globalStyle(`${whatIfs} button`, {
  justifyContent: 'start',
  paddingBlock: '0.625rem',
  textAlign: 'start',
  textWrap: 'pretty',
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.tile,
});
