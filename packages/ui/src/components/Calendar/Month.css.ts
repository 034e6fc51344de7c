import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** Seven days, which shrink together on a narrow screen. */
export const week = `calc(7 * ${vars.size.touch})`;

export const month = style(component({ width: '100%', maxWidth: week, minWidth: 0 }));

export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    marginBottom: vars.space.xs,
  }),
);

/** The selects of the month and the year. */
export const jumps = style(component({ display: 'flex', minWidth: 0 }));

export const jump = style(
  component({
    ...type.label,
    minWidth: 0,
    minHeight: vars.size.touch,
    paddingInline: vars.space.xxs,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:focus-visible': focusRing,
      '&:disabled': { color: vars.color.textSoft, cursor: 'not-allowed' },
    },
  }),
);

export const pageButton = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.size.touch,
    height: vars.size.touch,
    borderRadius: vars.radius.full,
    color: vars.color.link,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.color.textSoft, opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } },
      },
    },
  }),
);

export const grid = style(
  component({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: `0 ${vars.border.strong}`,
    fontVariantNumeric: 'tabular-nums',
  }),
);

// A day fills its cell, so that a range has no gaps.
globalStyle(`${grid} td`, component({ padding: 0 }));

export const weekday = style(
  component({
    paddingBlock: vars.space.xxs,
    paddingInline: 0,
    color: vars.color.textSoft,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.semibold,
    textAlign: 'center',
    overflow: 'hidden',
  }),
);

const rounding = vars.radius.small;

export const cell = style(
  component({
    outline: 0,
    cursor: 'pointer',
    selectors: {
      '&[data-outside-month]': { display: 'none' },
      '&[data-disabled], &[data-unavailable]': { cursor: 'not-allowed' },
    },
  }),
);

/** The days of a range share one background. */
export const cellOfRange = style([
  cell,
  component({
    selectors: {
      '&[data-selected]': { background: vars.color.tint2 },
      '&[data-selection-start], td:first-child > &': {
        borderStartStartRadius: rounding,
        borderEndStartRadius: rounding,
      },
      '&[data-selection-end], td:last-child > &': {
        borderStartEndRadius: rounding,
        borderEndEndRadius: rounding,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight' } },
      },
    },
  }),
]);

const dayBase = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: vars.size.touch,
    border: `${vars.border.control} solid transparent`,
    borderRadius: rounding,
    color: vars.color.text,
    fontSize: vars.text.s,
    fontWeight: vars.weight.medium,
    selectors: {
      '[data-today] > &': { borderColor: vars.color.controlBorder, fontWeight: vars.weight.heavy },
      '[data-hovered] > &': { background: vars.color.hover },
      '[data-focus-visible] > &': focusRing,
      '[data-unavailable] > &': { color: vars.color.textSoft, textDecoration: 'line-through' },
      '[data-disabled] > &': { color: vars.color.textSoft, opacity: 0.55 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '[data-unavailable] > &, [data-disabled] > &': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
);

/** A selected day, single or at the ends of a range. */
const chosen = { background: vars.color.solid, color: vars.color.onSolid };
const chosenByColor = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

const day = (selector: string, others: string) =>
  component({
    selectors: { [selector]: chosen },
    '@media': {
      [media.forcedColors]: { selectors: { [`${selector}${others}`]: chosenByColor } },
    },
  });

export const days = styleVariants(
  {
    single: day('[data-selected] > &, &[data-kept]', ''),
    range: day('[data-selection-start] > &, [data-selection-end] > &', ', [data-selected] > &'),
  },
  (rule) => [dayBase, rule],
);
