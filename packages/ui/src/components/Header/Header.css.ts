import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, barHeightAtFirst, belowBar } from '../../styles/barAtTop.ts';
import { component } from '../../styles/component.ts';
import { contained } from '../../styles/contained.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

// Container queries in rem follow the reader's text size; a brand's logo may query this container too.
const wide = 'mp-header (width >= 45rem)';
const notWide = 'mp-header (width < 45rem)';
const narrow = 'mp-header (width < 36rem)';
const narrower = 'mp-header (width < 27rem)';
const narrowest = 'mp-header (width < 17rem)';

/** The height of a header on one line. A linked section starts right below it. */
const height = '4.3125rem';

/** The same on two lines, which a narrow header needs beside a scroll bar. Media queries include the bar's width. */
const heightOfTwo = '7.5rem';

/**
 * Where the header stays in view. It takes too much of a short screen, and of a narrow one, where it
 * wraps: on a phone at a page zoom of 120% or with a text size of 20 px. The em is the reader's text size.
 */
const isSticky = '(min-width: 20em) and (min-height: 26em)';

/** Where the language has space beside the actions. Elsewhere it is in a line above the rest. */
const isOneLine = media.desktop;
const isTwoLines = `(not ${isOneLine})`;

/** The least inline padding of a button on a phone. */
const tight = '0.375rem';

export const header = style(
  component({
    containerName: 'mp-header',
    containerType: 'inline-size',
    zIndex: vars.layer.sticky,
    background: vars.color.page,
    color: vars.color.text,
    borderBottom: `${vars.border.hairline} solid ${vars.color.border}`,
    '@media': {
      [`screen and ${isSticky}`]: { position: 'sticky', insetBlockStart: 0 },
    },
  }),
);

// The header must not hide what is focused or linked to (WCAG 2.4.11).
globalStyle(
  `:root:has(${header})`,
  inLayer('components', {
    ...belowBar,
    '@media': {
      [isSticky]: { vars: { [barHeight]: height } },
      [`${isSticky} and (max-width: 21em)`]: { vars: { [barHeight]: heightOfTwo } },
    },
  }),
);

export const language = style(
  component({
    ...contained(),
    display: 'flex',
    justifyContent: 'flex-end',
    height: vars.size.touch,
    '@media': { print: { display: 'none' } },
  }),
);

// This line scrolls out of view: the header sticks by its second line.
globalStyle(
  `${header}:has(> ${language})`,
  component({
    '@media': {
      [`screen and ${isSticky}`]: { insetBlockStart: `calc(-1 * ${vars.size.touch})` },
      [`screen and ${isOneLine}`]: {
        insetBlockStart: 0,
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto auto',
        alignItems: 'center',
        columnGap: vars.space.xl,
        paddingBlock: vars.space.s,
        paddingInline: `max(${vars.space.gutter}, calc((100% - ${vars.width.content}) / 2))`,
      },
    },
  }),
);

globalStyle(
  `:root:has(${header} > ${language})`,
  inLayer('components', {
    '@media': {
      [isTwoLines]: {
        vars: { [barHeightAtFirst]: `calc(var(${barHeight}, ${height}) + ${vars.size.touch})` },
      },
    },
  }),
);

export const line = style(
  component({
    ...contained(),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    rowGap: vars.space.xxs,
    paddingBlock: vars.space.xs,
    '@container': {
      [wide]: { columnGap: vars.space.xl, paddingBlock: vars.space.s },
    },
  }),
);

export const navigation = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    // The icon's own space is enough.
    '@container': { [narrow]: { gap: 0 } },
    '@media': { print: { display: 'none' } },
  }),
);

export const links = style(
  component({
    display: 'none',
    '@container': {
      [wide]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.l, marginInlineEnd: 'auto' },
    },
  }),
);

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    '@container': {
      [narrower]: { flexGrow: 2 },
    },
  }),
);

export const menu = style(
  component({
    '@container': {
      [wide]: { display: 'none' },
      // The icon ends where the page's text does.
      [narrow]: { marginInlineEnd: `calc((1.25em - ${vars.size.touch}) / 2)` },
      [narrower]: { display: 'flex', flexGrow: 1, maxWidth: vars.size.touch },
    },
  }),
);

// The language is in the third column, between the links and the actions, and stays the first stop of the
// keyboard. Subgrids and not `display: contents`, with which WebKit has not always exposed a landmark.
/** The header has the inline padding and the width of its lines. */
const alone = { width: 'auto', margin: 0, padding: 0 } as const;

const subgrid = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  columnGap: 'normal',
} as const;
globalStyle(
  `${language}:has(+ ${line})`,
  component({
    '@media': {
      // Above the line, whose box covers all columns.
      [`screen and ${isOneLine}`]: { ...alone, gridArea: '1 / 3', zIndex: 1 },
    },
  }),
);
globalStyle(
  `${language} + ${line}`,
  component({
    '@media': {
      [`screen and ${isOneLine}`]: { ...alone, ...subgrid, gridArea: '1 / 1 / auto / -1' },
    },
  }),
);
globalStyle(
  `${language} + ${line} > ${navigation}`,
  component({
    '@media': { [`screen and ${isOneLine}`]: { ...subgrid, gridColumn: '2 / -1' } },
  }),
);
globalStyle(
  `${language} + ${line} ${actions}`,
  component({ '@media': { [`screen and ${isOneLine}`]: { gridColumn: 3 } } }),
);

globalStyle(`${menu} span`, component({ '@container': { [narrow]: visuallyHidden } }));

globalStyle(
  `${actions} > a > span`,
  component({
    // A space is left of the button's gap.
    marginInlineStart: `calc(-1 * ${vars.space.xxs})`,
    '@container': { [notWide]: visuallyHidden },
  }),
);

// At a text size of 200% on a phone, the actions don't fit beside the logo. The menu leads to them.
globalStyle(
  `${actions}:has(+ ${menu})`,
  component({ '@container': { [narrowest]: { display: 'none' } } }),
);

// Keeps the actions and the menu beside the logo on a phone, at their full height for the thumb. They share
// the width that is left: padding for all phones would be too wide for some.
globalStyle(
  `${actions} > a, ${actions} > button, ${menu} > a, ${menu} > button`,
  component({
    '@container': {
      [narrow]: { paddingInline: vars.space.s },
      [narrower]: { flexGrow: 1, paddingInline: tight },
    },
  }),
);

export const link = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    borderRadius: vars.radius.small,
    color: vars.color.text,
    fontSize: vars.text.s,
    fontWeight: vars.weight.semibold,
    textDecorationLine: 'none',
    textDecorationColor: vars.color.accent,
    textDecorationThickness: '0.16em',
    textUnderlineOffset: '0.45em',
    '@media': { [media.forcedColors]: { textDecorationColor: 'currentColor' } },
    selectors: {
      '&:hover': { textDecorationLine: 'underline' },
      '&[aria-current]': { textDecorationLine: 'underline' },
      // The brand is not a link like the others.
      [`${line} > &`]: { textDecorationLine: 'none' },
    },
  }),
);
