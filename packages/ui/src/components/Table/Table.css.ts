import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing, focusRingInset } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import {
  cardHeading,
  cardLine,
  figures,
  named as namedTable,
  narrow,
  phone,
  stackedTable,
  tiny,
  wide,
} from './stacked.ts';

const line = `${vars.border.hairline} solid ${vars.color.border}`;

/** Stacking depends on the width of the container, not of the page. */
const frameBase = style(component({ width: '100%', minWidth: 0 }));

export const frame = styleVariants(
  {
    stack: component({ containerType: 'inline-size' }),
    keep: component({ containerType: 'inline-size' }),
    columns: component({ containerType: 'inline-size' }),
    lines: component({ containerType: 'inline-size' }),
    scroll: component({
      overflowX: 'auto',
      whiteSpace: 'nowrap',
      selectors: { '&:focus-visible': focusRing },
      '@media': { print: { overflow: 'visible' } },
    }),
  },
  (rule) => [frameBase, rule],
);

export const table = style(
  component({
    width: '100%',
    ...type.small,
    textWrap: type.body.textWrap,
    lineHeight: vars.leading.snug,
    '@container': {
      [narrow]: { selectors: { '&[data-stacks]': { display: 'block' } } },
      [tiny]: { selectors: { '&[data-keeps]': { display: 'block' } } },
      [phone]: { selectors: { '&[data-keeps=columns]': { display: 'block' } } },
    },
  }),
);

export const caption = style(
  component({
    ...type.h4,
    paddingBlockEnd: vars.space.s,
    textAlign: 'start',
    ...stackedTable({ display: 'block' }),
  }),
);

export const hint = style(component(visuallyHidden));

export const head = style(component(stackedTable({ display: 'block' })));

/** On a phone, the header row becomes a row of sort buttons. */
export const headRow = style(
  component(stackedTable({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })),
);

const cellBase = {
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
} as const;

export const header = style(
  component({
    ...cellBase,
    verticalAlign: 'bottom',
    fontWeight: vars.weight.semibold,
    color: vars.color.textSoft,
    borderBlockEnd: `${vars.border.strong} solid ${vars.color.controlBorder}`,
  }),
);

export const sortable = style(component(stackedTable({ padding: 0, border: 0 })));

export const unsortable = style(component(stackedTable(visuallyHidden)));

export const sort = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    // Covers the cell's padding, to be 44 px high.
    minHeight: vars.size.touch,
    marginBlock: `calc(-1 * ${vars.space.s})`,
    marginInline: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.small,
    font: 'inherit',
    fontWeight: vars.weight.semibold,
    textAlign: 'inherit',
    color: 'inherit',
    selectors: {
      '&:hover': { background: vars.color.hover, color: vars.color.text },
      '&:focus-visible': focusRingInset,
      '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.text },
    },
    ...stackedTable({
      margin: 0,
      paddingInline: vars.space.s,
      border: `${vars.border.control} solid ${vars.color.controlBorder}`,
      borderRadius: vars.radius.full,
    }),
    '@media': { [media.noScript]: { pointerEvents: 'none' } },
  }),
);

export const sortLink = style([
  sort,
  component({
    textDecoration: 'none',
    '@media': { [media.noScript]: { pointerEvents: 'auto' } },
  }),
]);

export const body = style(component(stackedTable({ display: 'block' })));

/** The estimated height of a stacked row with seven columns. */
const stackedRow = '12rem';

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
} as const;

/** The least width of a row's name. Cells break anywhere: without it, the name could be one letter wide. */
const nameWidth = '5rem';

export const row = style(
  component({
    borderBlockEnd: line,
    // A page never starts or ends with a single row of a table that goes on.
    selectors: {
      '&:nth-child(-n + 2)': { breakAfter: 'avoid' },
      '&:nth-last-child(-n + 2)': { breakBefore: 'avoid' },
    },
    '@media': { print: { breakInside: 'avoid' } },
    ...stackedTable(card, {
      display: 'grid',
      gridTemplateColumns: `minmax(${nameWidth}, 1fr) auto`,
      columnGap: vars.space.m,
    }),
  }),
);

/** Skips the layout of the cards of a long table that are far from the view. */
export const longRow = style(
  component(
    stackedTable({
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${stackedRow}`,
      overflowClipMargin: vars.space.xs,
    }),
  ),
);

export const cell = style(
  component({
    ...cellBase,
    ...stackedTable(cardLine, { display: 'block', gridColumn: '1 / -1' }),
  }),
);

/** The cells that share the first line of a card in lines. */
export const firstLine = style(component(stackedTable({}, { gridColumn: 'auto' })));

/** Kept columns are close together on a phone. */
export const keptCell = style(
  component({
    '@container': {
      [narrow]: {
        selectors: {
          '[data-keeps] &': { paddingInline: vars.space.xxs },
          '[data-keeps] &:first-child': { paddingInlineStart: 0 },
          '[data-keeps] &:last-child': { paddingInlineEnd: 0 },
        },
      },
    },
  }),
);

const equalColumn = { flex: '1 1 0', minWidth: 0 } as const;

/** The parts of a table whose rows have their name above their columns. */
export const named = {
  block: style(component(namedTable({ display: 'block' }))),
  row: style(
    component(namedTable({ display: 'flex', flexWrap: 'wrap', paddingTop: vars.space.s })),
  ),
  header: style(component(namedTable(equalColumn))),
  cell: style(component(namedTable({ ...equalColumn, paddingTop: vars.space.xs }))),
  columnName: style(component(namedTable(visuallyHidden))),
  rowName: style(component(namedTable({ flexBasis: '100%', paddingBottom: 0 }))),
};

/** Hides a column in a container of the other width, more specifically than its card shows it. */
export const shownIn = styleVariants({ wide: narrow, narrow: wide }, (other) =>
  component({ '@container': { [other]: { selectors: { '&&&': { display: 'none' } } } } }),
);

export const numericCell = style(component(figures));

export const rowHeader = style(
  component({
    fontWeight: vars.weight.semibold,
    ...stackedTable(cardHeading),
  }),
);

export const empty = style(
  component({
    padding: `${vars.space.l} 0`,
    textAlign: 'center',
    ...stackedTable({ display: 'block' }),
  }),
);
