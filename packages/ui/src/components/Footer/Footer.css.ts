import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { contained } from '../../styles/contained.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** A column on the smallest phone, which shows two. */
const narrow = '8rem';

/** As wide as a line of hours. */
const column = '9.875rem';

/** Columns that a group of links leaves for the next row below this width. */
const columns = (width: string) => `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`;

export const footer = style(
  component({
    ...type.small,
    overflowWrap: 'anywhere',
    // Changes above the footer must not repaint it.
    isolation: 'isolate',
    paddingBlock: `${vars.space.section} ${vars.space.xl}`,
    '@media': { print: { display: 'none' } },
  }),
);

/** The minimum width of the brand and its line beside the groups. */
const brandRoom = '9rem';

export const inner = style(
  component({
    ...contained(),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    '@media': { [media.desktop]: { gap: vars.space.xxl } },
  }),
);

export const top = style(
  component({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space.m,
    gridTemplateColumns: columns(narrow),
    '@media': {
      [media.tablet]: { gridTemplateColumns: columns(column) },
      [media.desktop]: {
        columnGap: vars.space.l,
        gridAutoFlow: 'column',
        gridTemplateColumns: `minmax(${brandRoom}, 1.25fr)`,
        gridAutoColumns: 'minmax(0, auto)',
      },
    },
  }),
);

export const brand = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.m,
    gridColumn: '1 / -1',
    paddingBottom: vars.space.xs,
    maxWidth: '24em',
    textWrap: 'balance',
    color: vars.color.textSoft,
    '@media': { [media.desktop]: { gridColumn: 'auto' } },
  }),
);

/** Its groups share the footer's columns with the contact block. */
export const navigation = style(component({ display: 'contents' }));

export const group = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    '@media': { [media.desktop]: { gap: vars.space.xs } },
  }),
);

/** The contact block: its hours are wider than a column on a phone. */
globalStyle(
  `${top} > ${group}`,
  component({ '@media': { [`(not ${media.tablet})`]: { gridColumn: '1 / -1' } } }),
);

export const heading = style(
  component({
    ...type.small,
    fontWeight: vars.weight.bold,
    color: vars.color.text,
  }),
);

export const list = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.desktop]: { gap: vars.space.xxs } },
  }),
);

/** Where links are as close as a mouse allows. */
const pointer = '(min-width: 64em) and (pointer: fine)';

export const text = style(
  component({
    ...type.tiny,
    color: vars.color.textSoft,
    letterSpacing: '-0.01em',
    selectors: { '&:first-child': { paddingTop: vars.space.xxs } },
    '@media': {
      // As high as the links beside it.
      [pointer]: {
        selectors: { '&, &:first-child': { paddingBlock: `calc((${vars.icon.large} - 1lh) / 2)` } },
      },
      // A narrower screen would break a line of hours.
      '(min-width: 75em)': { fontSize: vars.text.s },
    },
  }),
);

export const link = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: vars.size.touch,
    // Between links of two lines, which are as close as their lines without it.
    paddingBlock: vars.space.xs,
    lineHeight: vars.leading.snug,
    '@media': {
      [pointer]: { minHeight: vars.icon.large, paddingBlock: 0 },
    },
    borderRadius: vars.radius.tiny,
    color: vars.color.textSoft,
    textDecorationLine: 'none',
    textUnderlineOffset: '0.25em',
    transition: `color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&:hover': { color: vars.color.text, textDecorationLine: 'underline' },
      '&[aria-current]': { color: vars.color.text, textDecorationLine: 'underline' },
    },
  }),
);

export const bottom = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    paddingTop: vars.space.s,
    borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);

export const legal = style(
  component({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l, rowGap: vars.space.xxs }),
);

export const smallPrint = style(
  component({
    ...type.tiny,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.medium}), 1fr))`,
    gap: `${vars.space.m} ${vars.space.l}`,
    color: vars.color.textSoft,
  }),
);

globalStyle(`${smallPrint} > *`, component({ maxWidth: vars.width.prose }));
