import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { number } from './Clauses.css.ts';
import { sticky } from './sticky.css.ts';

/** The index and the text. */
export const referenceColumns = {
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  columnGap: `calc(2 * ${vars.space.xxl})`,
} as const;

export const reference = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: referenceColumns,
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
});
/** Lines of about 68 characters, also for what is not a text. Tables have the whole width. */
globalStyle(`${column} > section:not(:has(table)), ${column}:where(:not(:has(table)))`, {
  maxWidth: vars.width.prose,
});

/** The same beside the numbers of clauses. */
export const numbered = style([column, { maxWidth: `calc(${vars.width.prose} + ${number})` }]);

export const contents = style([sticky, { '@media': { print: { display: 'none' } } }]);

/** Beside the text, or else in a disclosure: it would take most of a phone's first screen. */
export const beside = style({
  borderInlineStart: `${vars.border.strong} solid ${vars.color.border}`,
  paddingInlineStart: vars.space.m,
  '@media': { [`(not ${media.desktop})`]: { display: 'none' } },
});
export const above = style({
  borderBlock: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.control,
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
  // A chevron instead of the browser's triangle.
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '',
      width: '0.5em',
      height: '0.5em',
      marginInline: '0.25em',
      borderInlineEnd: `${vars.border.strong} solid`,
      borderBlockEnd: `${vars.border.strong} solid`,
      rotate: '45deg',
      translate: '0 -25%',
    },
    '[open] > &::after': { rotate: '225deg', translate: '0 25%' },
  },
});
globalStyle(`${above} > :is(ol, ul)`, { paddingBottom: vars.space.m });

// The section that is read now is underlined, and has a bar over the index's line, which is beside the
// number of a numbered link. Bold text could break into more lines and move the links below it.
globalStyle(`${beside} li:has(a[aria-current])`, { position: 'relative' });
globalStyle(`${beside} a[aria-current]::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(-1 * ${vars.space.m} - ${vars.border.strong})`,
  borderInlineStart: `${vars.border.heavy} solid ${vars.color.fill}`,
});

const underThumb = `screen and (not ${media.desktop}), screen and ${media.touch}`;
globalStyle(`${contents} :is(ol, ul)`, { '@media': { [underThumb]: { rowGap: 0 } } });
globalStyle(`${contents} :is(li, a)`, {
  '@media': { [underThumb]: { display: 'flex', alignItems: 'center', minHeight: vars.size.touch } },
});
