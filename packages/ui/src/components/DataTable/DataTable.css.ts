import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { dash, tick } from '../../internal/choice.css.ts';
import { cardHeading, cardLine, figures, narrow, stacked } from '../../internal/table.ts';
import { component } from '../../styles/component.ts';
import { focusRing, focusRingInset } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

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
    overflow: 'auto',
    border: line,
    borderRadius: vars.radius.tile,
    background: vars.color.surface,
    '@media': { print: { overflow: 'visible', border: 0 } },
  }),
);

export const scroller = styleVariants(
  { content: {}, screen: component({ maxHeight: mostOfTheScreen }) },
  (rule) => [scrollerBase, rule],
);

export const table = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    minWidth: '100%',
    // Borders of cells that stay in sight go along with them.
    borderCollapse: 'separate',
    borderSpacing: 0,
    outline: 0,
    selectors: { '&[data-focus-visible]': focusRingInset },
    '@container': {
      [narrow]: { selectors: { '&[data-stacks]': { display: 'block', maxWidth: '100%' } } },
    },
  }),
);

export const head = style(component(stacked({ display: 'block' })));

// React Aria's own row of headers takes no class.
globalStyle(
  `[data-stacks] > ${head} > tr`,
  component({
    '@container': {
      [narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: vars.space.xs,
        padding: vars.space.s,
        borderBlockEnd: line,
      },
    },
  }),
);

const cellBase = {
  padding: vars.space.s,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  outline: 0,
  selectors: { '&[data-focus-visible]': focusRingInset },
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
      '&[data-sort-direction]': { color: vars.color.text },
    },
    ...stacked({
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      // What React Aria says of a column's width is for columns.
      width: 'auto !important',
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
    outline: 0,
    borderInlineEnd: line,
    selectors: {
      '&[data-resizing]': { borderInlineEnd: `${vars.border.strong} solid ${vars.color.link}` },
      '&[data-focus-visible]': focusRingInset,
    },
    ...stacked({ display: 'none' }),
    '@media': { print: { display: 'none' } },
  }),
);

export const body = style(component({ outline: 0, ...stacked({ display: 'block' }) }));

/** What stands in place of rows. */
const inPlace = { '@container': { [narrow]: { display: 'block' } } } as const;

globalStyle(`[data-stacks] > ${body}[data-empty] > tr`, component(inPlace));
globalStyle(
  `${body}[data-empty] > tr > *`,
  component({ padding: vars.space.l, textAlign: 'center' }),
);
globalStyle(`[data-stacks] > ${body}[data-empty] > tr > *`, component(inPlace));

const rowBackground = '--mp-row-background';

export const row = style(
  component({
    vars: { [rowBackground]: vars.color.surface },
    outline: 0,
    selectors: {
      '&:hover': { vars: { [rowBackground]: vars.color.sunken } },
      '&[data-selected]': { vars: { [rowBackground]: vars.color.tint2 } },
      '&[data-focus-visible]': focusRingInset,
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

const bodyCell = {
  ...cellBase,
  borderBlockEnd: line,
  background: `var(${rowBackground})`,
} as const;

export const cell = style(
  component({
    ...bodyCell,
    ...stacked({ ...cardLine, border: 0 }),
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
  selectors: { 'thead &': { zIndex: above.corner } },
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
    ...stacked({ position: 'static', width: 'auto !important', padding: 0, border: 0 }),
  }),
);

export const markCell = style(
  component({
    ...bodyCell,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: above.first,
    width: marks,
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
      insetBlockStart: vars.space.xs,
      insetInlineEnd: vars.space.xs,
      padding: 0,
      border: 0,
      background: 'none',
    }),
    '@media': { print: { display: 'none' } },
  }),
);

/** The kit's checkbox, drawn for React Aria's. */
export const mark = style(
  component({
    display: 'grid',
    placeContent: 'center',
    width: vars.size.mark,
    height: vars.size.mark,
    border: `${vars.border.strong} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    cursor: 'pointer',
    position: 'relative',
    selectors: {
      // All of the cell can be pressed.
      '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space.xs})` },
      '&[data-selected], &[data-indeterminate]': {
        background: vars.color.solid,
        borderColor: vars.color.solid,
      },
      '&[data-selected]::before': tick,
      '&[data-indeterminate]::before': { ...tick, clipPath: dash },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'Canvas',
        selectors: {
          '&[data-selected], &[data-indeterminate]': { background: 'Highlight' },
          '&[data-selected]::before, &[data-indeterminate]::before': {
            background: 'HighlightText',
          },
        },
      },
    },
  }),
);

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
    alignItems: 'end',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    '@media': { print: { display: 'none' } },
  }),
);
