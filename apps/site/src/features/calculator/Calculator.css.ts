import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Two cards that are one: what is set, and on pine what comes of it. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    },
  },
});

globalStyle(`${panel} > *`, { border: 0, borderRadius: 0 });

/** What does nothing without JavaScript. */
export const live = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** The two cards and what unfolds below them. */
export const tool = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

globalStyle(`${tool} > [role=status]:empty`, { display: 'none' });

/** What unfolds below the cards; a page that is printed as a whole leaves it out. */
export const more = style([
  live,
  {
    display: 'grid',
    gap: vars.space.l,
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A step of a slider paints the cards again, not every open part.
    isolation: 'isolate',
    '@media': { print: { display: 'none' } },
  },
]);

/** A part is no answer to read past: its names and figures are as dark as those above. */
export const part = style({ color: vars.color.text });

/** Sentences that can be pressed, from the edge on. */
export const levers = style({});

globalStyle(`${levers} button`, {
  justifyContent: 'start',
  paddingInline: 0,
  textAlign: 'start',
  textWrap: 'pretty',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  fontWeight: vars.weight.medium,
  // No border is transparent then.
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
});
