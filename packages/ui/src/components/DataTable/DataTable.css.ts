import { style, styleVariants } from '@vanilla-extract/css';
import * as choice from '../../internal/choice.css.ts';
import { select, selectChevron } from '../../internal/field.css.ts';
import { component } from '../../styles/component.ts';
import { focusRing, focusRingInset } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { cardHeading, cardLine, figures, narrow, stacked } from '../Table/stacked.ts';

const line = `${vars.border.hairline} solid ${vars.color.border}`;
/** The column of marks. */
const marks = '3.5rem';
const mostOfTheScreen = '70dvh';

export const frame = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    width: '100%',
    minWidth: 0,
    containerType: 'inline-size',
  }),
);

export const bar = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    minHeight: vars.size.small,
  }),
);

export const caption = style(component({ ...type.h4, flex: '1 1 auto', minWidth: 0 }));

export const tools = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    '@media': { print: { display: 'none' } },
  }),
);

export const count = style(
  component({
    ...type.small,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const said = style(component(type.small));

const scrollerBase = style(
  component({
    // What is out of sight in a cell, for assistive technology alone, scrolls along.
    position: 'relative',
    overflow: 'auto',
    border: line,
    borderRadius: vars.radius.tile,
    background: vars.color.surface,
    '@media': { print: { overflow: 'visible', border: 0 } },
  }),
);

export const scroller = styleVariants(
  {
    content: {},
    screen: component({ maxHeight: mostOfTheScreen, scrollPaddingBlockStart: vars.size.control }),
  },
  (rule) => [scrollerBase, rule],
);

const stackedTable = {
  '@container': {
    [narrow]: {
      selectors: {
        // What is said of the width is for columns.
        '&[data-stacks]': { display: 'block', maxWidth: '100%', minWidth: '0 !important' },
      },
    },
  },
} as const;

export const table = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    minWidth: '100%',
    // Borders of cells that stay in sight go along with them.
    borderCollapse: 'separate',
    borderSpacing: 0,
    outline: 0,
    selectors: { '&:focus-visible': focusRingInset },
    ...stackedTable,
  }),
);

/** Its columns have the widths that they are given. */
export const fixedTable = style([
  table,
  component({ width: '100%', tableLayout: 'fixed', ...stackedTable }),
]);

export const head = style(component(stacked({ display: 'block' })));

export const headRow = style(
  component(
    stacked({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.xs,
      padding: vars.space.s,
      borderBlockEnd: line,
    }),
  ),
);

const cellBase = {
  padding: vars.space.s,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  outline: 0,
  selectors: { '&:focus-visible': focusRingInset },
} as const;

/** Above the rows that scroll under it, and above a first cell that does. */
const above = { header: '2', corner: '3', first: '1' } as const;

const headerBase = {
  ...cellBase,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: above.header,
  fontWeight: vars.weight.semibold,
  color: vars.color.textSoft,
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.strong} solid ${vars.color.controlBorder}`,
  whiteSpace: 'nowrap',
} as const;

export const header = style(component(headerBase));

export const sortable = style(
  component({
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover, color: vars.color.text },
      '&:is([aria-sort="ascending"], [aria-sort="descending"])': { color: vars.color.text },
    },
    ...stacked({
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      minHeight: vars.size.touch,
      paddingBlock: 0,
      border: `${vars.border.control} solid ${vars.color.controlBorder}`,
      borderRadius: vars.radius.full,
    }),
  }),
);

export const unsortable = style(component({ ...headerBase, ...stacked(visuallyHidden) }));

export const headerWords = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs }),
);

/** A line between two headers that can be taken hold of. */
export const resizer = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: vars.space.m,
    cursor: 'col-resize',
    touchAction: 'none',
    borderInlineEnd: line,
    selectors: {
      '&[data-resizing]': { borderInlineEnd: `${vars.border.strong} solid ${vars.color.link}` },
      '&:has(:focus-visible)': focusRingInset,
    },
    ...stacked({ display: 'none' }),
    '@media': { print: { display: 'none' } },
  }),
);

export const resizerSlider = style(component(visuallyHidden));

export const body = style(component({ outline: 0, ...stacked({ display: 'block' }) }));

/** What stands in place of rows. */
export const emptyRow = style(component(stacked({ display: 'block' })));

export const emptyCell = style(
  component({
    padding: vars.space.l,
    textAlign: 'center',
    ...stacked({ display: 'block' }),
  }),
);

const rowBackground = '--mp-row-background';

export const row = style(
  component({
    vars: { [rowBackground]: vars.color.surface },
    outline: 0,
    selectors: {
      '&:hover:where(:not([aria-selected="true"]))': {
        vars: { [rowBackground]: vars.color.sunken },
      },
      '&[aria-selected="true"]': { vars: { [rowBackground]: vars.color.tint2 } },
      '&:focus-visible': focusRingInset,
    },
    '@media': { print: { breakInside: 'avoid' } },
    ...stacked({
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      padding: vars.space.m,
      borderBlockEnd: line,
      background: `var(${rowBackground})`,
    }),
  }),
);

const { outline: ring } = focusRing;

/** The row's ring where a cell that stays in sight stands above it; of the row's own, it would be a column. */
const ringOfRow = {
  'tr:focus-visible > &::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderBlock: ring,
    pointerEvents: 'none',
  },
  'tr:focus-visible > &:first-child::after': { borderInlineStart: ring },
} as const;

const bodyCell = {
  ...cellBase,
  borderBlockEnd: line,
  background: `var(${rowBackground})`,
} as const;

export const cell = style(
  component({
    ...bodyCell,
    '@container': {
      [narrow]: {
        selectors: {
          '[data-stacks] &': { ...cardLine, border: 0 },
          // Its column, where the headers are gone.
          '[data-stacks] &[data-label]::before': {
            content: 'attr(data-label)',
            color: vars.color.textSoft,
            fontWeight: vars.weight.regular,
          },
        },
      },
    },
  }),
);

export const numeric = style(component(figures));

export const rowHeader = style(
  component({
    fontWeight: vars.weight.semibold,
    ...stacked({ ...cardHeading, paddingInlineEnd: marks }),
  }),
);

/** The first column stays in sight, beside the marks where there are some. */
const stays = (start: string) => ({
  position: 'sticky' as const,
  insetInlineStart: start,
  zIndex: above.first,
  selectors: { 'thead &': { zIndex: above.corner }, ...ringOfRow },
  ...stacked({ position: 'static' }),
});

export const first = styleVariants({
  none: component(stays('0')),
  multiple: component(stays(marks)),
});

export const markHeader = style(
  component({
    ...headerBase,
    insetInlineStart: 0,
    zIndex: above.corner,
    width: marks,
    ...stacked({ position: 'static', width: 'auto', padding: 0, border: 0 }),
  }),
);

export const markCell = style(
  component({
    ...bodyCell,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: above.first,
    width: marks,
    selectors: ringOfRow,
    ...stacked({
      position: 'static',
      alignSelf: 'flex-start',
      width: 'auto',
      padding: 0,
      border: 0,
    }),
  }),
);

export const actionsCell = style(
  component({
    ...bodyCell,
    paddingBlock: vars.space.xxs,
    textAlign: 'end',
    ...stacked({
      position: 'absolute',
      // Above the name of its row.
      zIndex: above.header,
      insetBlockStart: vars.space.xs,
      insetInlineEnd: vars.space.xs,
      padding: 0,
      border: 0,
      background: 'none',
    }),
    '@media': { print: { display: 'none' } },
  }),
);

/** The kit's checkbox; all of its cell can be pressed. */
export const mark = style([
  choice.mark.checkbox,
  component({
    display: 'grid',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.xs})` },
    },
  }),
]);

export const problem = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.l,
    border: line,
    borderRadius: vars.radius.tile,
    textAlign: 'center',
    color: vars.color.dangerText,
  }),
);

export const pages = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    '@media': { print: { display: 'none' } },
  }),
);

export const pageSize = style(
  component({ ...type.small, display: 'flex', alignItems: 'center', gap: vars.space.xs }),
);

export const pageSizeSelect = style([
  select,
  component({
    minHeight: vars.size.small,
    paddingBlock: 0,
    paddingInline: `${vars.space.s} ${vars.space.l}`,
    fontSize: vars.text.s,
  }),
]);

export const pageSizeChevron = style([
  selectChevron,
  component({ paddingInlineEnd: vars.space.s }),
]);
