import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { opensPages } from '../../layout/opening.ts';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;

/** Rows between hairlines, two side by side if there is room. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  // The space below the last row is that of its section.
  marginBottom: `calc(-1 * ${vars.space.l})`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

opensPages(rows);

/** The same for a number of rows that would leave a gap. */
export const rowsOfThree = style([
  rows,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

export const row = style({ paddingBlock: vars.space.l, borderTop: rule, breakInside: 'avoid' });

/** A link, its description and an arrow. The link covers all of them. */
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  // The space below letters is cut off a line of text, and not off a link.
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
  borderTop: rule,
  breakInside: 'avoid',
});
globalStyle(`${link} > div`, {
  display: 'grid',
  alignSelf: 'start',
  justifyItems: 'start',
  gap: vars.space.xxs,
});
globalStyle(`${link} a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  // The link's address is there on a printout.
  '@media': { print: { position: 'static' } },
});

export const arrow = style({
  display: 'grid',
  flexShrink: 0,
  color: vars.color.link,
  transition: `translate ${vars.duration.base} ${vars.easing.out}`,
  '@media': {
    [`${media.hover} and ${media.motion}`]: {
      selectors: { [`${link}:hover &`]: { translate: vars.space.xxs } },
    },
    print: { display: 'none' },
  },
});
