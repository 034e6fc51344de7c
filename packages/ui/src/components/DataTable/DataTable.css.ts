import { style, styleVariants } from '@vanilla-extract/css';
import * as choice from '../../internal/choice.css.ts';
import { component } from '../../styles/component.ts';
import { focusRing, focusRingInset } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { cardHeading, cardLine, figures, narrow, stacked } from '../Table/stacked.ts';

const line = `${vars.border.hairline} solid ${vars.color.border}`;
/** The widths of the columns of checkboxes, of buttons for details, and of menus. */
export const markWidth = '3.5rem';
export const expandWidth = '3rem';
export const actionsWidth = '4rem';
const mostOfTheScreen = '70dvh';
const filterWidth = '12rem';

/** Above the rows that scroll under it, and above a first cell that does. */
const above = { first: '1', header: '2', corner: '3', busy: '4' } as const;

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

/** The fields of the columns' filters. */
export const filters = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space.s,
    '@media': { print: { display: 'none' } },
  }),
);

export const filter = style(component({ flex: `0 1 ${filterWidth}`, minWidth: 0 }));

export const said = style(component(type.small));

export const gridBox = style(component({ position: 'relative', minWidth: 0 }));

/** Shown above the present rows while others load. */
export const busy = style(
  component({
    position: 'absolute',
    zIndex: above.busy,
    insetBlockStart: vars.space.xs,
    insetInline: 0,
    width: 'fit-content',
    maxWidth: '100%',
    marginInline: 'auto',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.m,
    border: line,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
  }),
);

const scrollerBase = style(
  component({
    // Visually hidden content of a cell scrolls along.
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
    screen: component({
      maxHeight: mostOfTheScreen,
      scrollPaddingBlockStart: vars.size.control,
      '@media': { print: { maxHeight: 'none' } },
    }),
  },
  (rule) => [scrollerBase, rule],
);

const stackedTable = {
  '@container': {
    [narrow]: {
      selectors: {
        // The widths apply to columns only.
        '&[data-stacks]': {
          display: 'block',
          width: '100% !important',
          minWidth: '0 !important',
        },
      },
    },
  },
} as const;

export const table = style(
  component({
    ...type.small,
    textWrap: type.body.textWrap,
    lineHeight: vars.leading.snug,
    minWidth: '100%',
    // The borders of sticky cells move along with them.
    borderCollapse: 'separate',
    borderSpacing: 0,
    outline: 0,
    selectors: { '&:focus-visible': focusRingInset },
    ...stackedTable,
  }),
);

/** The columns have fixed widths. */
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
  '@media': { print: { position: 'static' } },
} as const;

export const header = style(component(headerBase));

/** A cell without content, in a column that has none for this row. */
export const blank = style(component(stacked({ display: 'none' })));

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

/** The draggable line between two headers. */
export const resizer = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: vars.space.m,
    cursor: 'col-resize',
    touchAction: 'pinch-zoom',
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

/** Shown instead of rows. */
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
      '&[data-openable]': { cursor: 'pointer' },
      '&[aria-disabled="true"]': { color: vars.color.textSoft },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
      print: { breakInside: 'avoid' },
    },
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

/** The row's focus ring above its sticky cell. As a child of the row, it would be a column. */
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
          // Shows the column's name where the headers are hidden.
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
    ...stacked({ ...cardHeading, paddingInlineEnd: markWidth }),
  }),
);

const detailsLine = style(component({ borderBlockEnd: line }));

/** The details below a row. */
export const detailsRow = style(
  component({
    outline: 0,
    selectors: { '&:focus-visible': focusRingInset },
    ...stacked({ display: 'block', borderBlockEnd: line }),
  }),
);

export const detailsCell = style([
  detailsLine,
  component({
    padding: vars.space.m,
    background: vars.color.sunken,
    outline: 0,
    selectors: { '&:focus-visible': focusRingInset },
    ...stacked({ display: 'block', border: 0 }),
  }),
]);

/** Stays in view while the columns scroll sideways. */
export const details = style(
  component({
    position: 'sticky',
    insetInlineStart: vars.space.m,
    width: 'fit-content',
    maxWidth: `calc(100cqi - 2 * ${vars.space.m})`,
  }),
);

export const foot = style(component(stacked({ display: 'block' })));

/** The row of totals. */
export const totalsRow = style([
  row,
  component({
    vars: { [rowBackground]: vars.color.sunken },
    fontWeight: vars.weight.semibold,
    '@media': { print: { breakInside: 'avoid' } },
  }),
]);

/** Makes the first column sticky, beside the checkboxes if there are any. */
const stays = (start: string) => ({
  position: 'sticky' as const,
  insetInlineStart: start,
  zIndex: above.first,
  selectors: { 'thead &': { zIndex: above.corner }, ...ringOfRow },
  ...stacked({ position: 'static' }),
});

export const first = styleVariants({
  none: component(stays('0')),
  single: component(stays(markWidth)),
  multiple: component(stays(markWidth)),
});

export const markHeader = style(
  component({
    ...headerBase,
    insetInlineStart: 0,
    zIndex: above.corner,
    width: markWidth,
    ...stacked({ position: 'static', width: 'auto', padding: 0, border: 0 }),
  }),
);

export const markCell = style(
  component({
    ...bodyCell,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: above.first,
    width: markWidth,
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

/** The cell of the button that shows the details. */
export const expandCell = style(
  component({
    ...bodyCell,
    width: expandWidth,
    paddingBlock: vars.space.xxs,
    paddingInlineEnd: 0,
    ...stacked({ alignSelf: 'flex-start', width: 'auto', padding: 0, border: 0 }),
    '@media': { print: { display: 'none' } },
  }),
);

export const expandIcon = style(
  component({ display: 'grid', selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } } }),
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

/** The whole cell can be clicked. */
const wholeCell = component({
  display: 'grid',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.xs})` },
  },
});

/** The kit's checkbox and radio button. */
export const mark = style([choice.mark.checkbox, wholeCell]);
export const radio = style([choice.mark.radio, wholeCell]);

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
