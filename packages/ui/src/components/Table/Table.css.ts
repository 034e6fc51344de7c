import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing, focusRingInset } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const line = `${vars.border.hairline} solid ${vars.color.border}`;
const narrow = '(width < 36em)';

/** Stacking follows the width of the place, not of the page. */
const frameBase = style(component({ width: '100%', minWidth: 0 }));

export const frame = styleVariants(
  {
    stack: component({ containerType: 'inline-size' }),
    keep: {},
    scroll: component({
      overflowX: 'auto',
      whiteSpace: 'nowrap',
      selectors: { '&:focus-visible': focusRing },
      '@media': { print: { overflow: 'visible' } },
    }),
  },
  (rule) => [frameBase, rule],
);

const stacks = '[data-stacks] &';

const stacked = (rule: Parameters<typeof component>[0]) => ({
  '@container': { [narrow]: { selectors: { [stacks]: rule } } },
});

export const table = style(
  component({
    width: '100%',
    ...type.small,
    lineHeight: vars.leading.snug,
    ...{ '@container': { [narrow]: { selectors: { '&[data-stacks]': { display: 'block' } } } } },
  }),
);

export const caption = style(
  component({
    ...type.h4,
    paddingBlockEnd: vars.space.s,
    textAlign: 'start',
    ...stacked({ display: 'block' }),
  }),
);

export const captionHidden = style(component(visuallyHidden));

export const hint = style(component(visuallyHidden));

export const head = style(component(stacked({ display: 'block' })));

/** On a phone the row of headers becomes the row of ways to sort. */
export const headRow = style(
  component(stacked({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs })),
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

const numeric = { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;

export const header = style(
  component({
    ...cellBase,
    verticalAlign: 'bottom',
    fontWeight: vars.weight.semibold,
    color: vars.color.textSoft,
    borderBlockEnd: `${vars.border.strong} solid ${vars.color.controlBorder}`,
  }),
);

export const sortable = style(component(stacked({ padding: 0, border: 0 })));

export const unsortable = style(component(stacked(visuallyHidden)));

export const sort = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    // Reaches over the cell's padding: 44 px high.
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
    ...stacked({
      margin: 0,
      paddingInline: vars.space.s,
      border: `${vars.border.control} solid ${vars.color.controlBorder}`,
      borderRadius: vars.radius.full,
    }),
    '@media': { [media.noScript]: { pointerEvents: 'none' } },
  }),
);

export const arrow = style(
  component({
    display: 'grid',
    flexShrink: 0,
    selectors: { '[aria-sort="ascending"] &': { rotate: '180deg' } },
    '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
  }),
);

export const body = style(component(stacked({ display: 'block' })));

/** About as high as a row of seven columns is when it is stacked. */
const stackedRow = '12rem';

export const row = style(
  component({
    borderBlockEnd: line,
    '@media': { print: { breakInside: 'avoid' } },
    '@container': {
      [narrow]: {
        selectors: {
          [stacks]: {
            display: 'flex',
            flexDirection: 'column',
            gap: vars.space.xs,
            paddingBlock: vars.space.m,
          },
          '[data-stacks][data-long] &': {
            contentVisibility: 'auto',
            containIntrinsicBlockSize: `auto ${stackedRow}`,
            overflowClipMargin: vars.space.xxs,
          },
        },
      },
    },
  }),
);

export const cell = style(
  component({
    ...cellBase,
    ...stacked({
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: `0 ${vars.space.m}`,
      padding: 0,
      textAlign: 'start',
      overflowWrap: 'anywhere',
    }),
  }),
);

export const numericCell = style(component(numeric));

export const rowHeader = style(
  component({
    fontWeight: vars.weight.semibold,
    ...stacked({ fontSize: vars.text.m, fontWeight: vars.weight.bold }),
  }),
);

/** A cell's column, said beside it where the columns are gone. */
export const cellLabel = style(
  component({
    display: 'none',
    color: vars.color.textSoft,
    fontWeight: vars.weight.regular,
    ...stacked({ display: 'inline' }),
  }),
);

export const empty = style(
  component({ paddingBlock: vars.space.l, textAlign: 'center', ...stacked({ display: 'block' }) }),
);

/** Said to assistive technology alone. */
export const announcement = style(component(visuallyHidden));
