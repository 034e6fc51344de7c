import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { base } from '../styles/component.ts';
import { focusRing } from '../styles/focusRing.ts';
import { type } from '../styles/typography.ts';
import { visuallyHidden } from '../styles/visuallyHidden.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** The space above the box of the value, and under a hint where rows have no gap. */
const boxGap = '--mp-box-gap';
const hintGap = '--mp-hint-gap';
export const marginTop = `var(${boxGap}, ${vars.space.xxs})`;

// The box of a field with a `size`. Its text stays larger on phones: iPhones zoom in on smaller text.
const boxHeight = '--mp-box-height';
const boxPadding = '--mp-box-padding';
const boxText = '--mp-box-text';
const height = `var(${boxHeight}, ${vars.size.control})`;
export const paddingBlock = `var(${boxPadding}, ${vars.space.xs})`;

const size = (height: string, padding: string) =>
  base({
    vars: { [boxHeight]: height, [boxPadding]: padding, [boxText]: vars.text.s },
    '@media': { [media.touch]: { vars: { [boxHeight]: vars.size.touch, [boxText]: vars.text.m } } },
  });

/** The bar of an invalid field and the space beside it. */
const bar = '--mp-error-bar';

/** A whole field: label, description, messages, control. A bar marks an error as well as the color does. */
export const field = style(
  base({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minWidth: 0,
    margin: 0,
    selectors: {
      '&[data-invalid]': {
        vars: { [bar]: `(${vars.border.bar} + ${vars.space.m})` },
        paddingInlineStart: vars.space.m,
        borderInlineStart: `${vars.border.bar} solid ${vars.color.dangerText}`,
      },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const sizes = styleVariants({
  small: size(vars.size.small, '0px'),
  medium: size(vars.size.touch, vars.space.xxs),
});

/** A field whose label is hidden, or before its hints and its control. */
export const labels = styleVariants({
  hidden: base({ vars: { [boxGap]: '0px' } }),
  side: base({
    vars: { [boxGap]: '0px', [hintGap]: vars.space.xxs },
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `0 ${vars.space.s}`,
    alignItems: 'baseline',
  }),
});

export const label = style(
  base({
    ...type.label,
    fontSize: `var(${boxText}, ${type.label.fontSize})`,
    color: vars.color.text,
  }),
);

// The label fills the first column, so that everything else is in the second one.
globalStyle(`${labels.side} ${label}`, base({ gridRow: '1 / span 9' }));

globalStyle(`${labels.hidden} ${label}`, base(visuallyHidden));

const rowMin = '--mp-row-min';

/** A row of fields with short boxes. */
export const shortRow = style(
  // A message needs the width of a longer field.
  base({ selectors: { '&:not(:has([data-invalid]))': { vars: { [rowMin]: vars.width.short } } } }),
);

/**
 * Fields side by side. Each takes five rows of the grid: label, description, message, control, and
 * content below the field. A row that no field uses has no height.
 */
export const row = style(
  base({
    vars: { [hintGap]: vars.space.xxs },
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, var(${rowMin}, ${vars.width.medium})), 1fr))`,
    columnGap: vars.space.l,
    // The space between stacked fields, which is above the first one too.
    marginTop: `calc(-1 * ${vars.space.l})`,
  }),
);

globalStyle(`${row} > *`, base({ gridRow: 'span 5', minWidth: 0, paddingTop: vars.space.l }));

// A slider has its label on the line of its box, and keeps its own layout.
const labeled = `${field}:has(> ${label})`;

globalStyle(
  `${row} > ${labeled}, ${row} > :has(> ${field} > ${label}), ${row} > * > ${labeled}`,
  base({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
  }),
);
globalStyle(`${row} > * > ${labeled}`, base({ gridRow: 'span 4' }));
globalStyle(`${row} ${labeled} > *`, base({ gridRow: 4 }));
// A label shorter than its neighbor's is next to its hint.
globalStyle(
  `${row} ${labeled} > ${label}`,
  base({ gridRow: 1, alignSelf: 'end', marginBottom: vars.space.xxs }),
);

// A floated legend is laid out like any other child of its fieldset (HTML, "rendered legend").
export const legend = style([label, base({ float: 'inline-start' })]);

export const optional = style(
  base({ fontWeight: vars.weight.regular, color: vars.color.textSoft }),
);

export const description = style(
  base({
    ...type.small,
    marginBottom: `var(${hintGap}, 0px)`,
    color: vars.color.textSoft,
    lineHeight: vars.leading.snug,
  }),
);

globalStyle(`${row} ${labeled} > ${description}`, base({ gridRow: 2 }));

/** Takes no space while it is empty. */
export const status = style(base({ selectors: { '&:empty': { position: 'absolute' } } }));

/** The error or the warning. */
const messageBase = style(
  base({
    ...type.small,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.xxs,
    marginBottom: `var(${hintGap}, 0px)`,
    lineHeight: vars.leading.snug,
    fontWeight: vars.weight.semibold,
  }),
);

export const message = styleVariants(
  {
    error: base({ color: vars.color.dangerText }),
    warning: base({ color: vars.color.warningText }),
  },
  (rule) => [messageBase, rule],
);

globalStyle(`${row} ${labeled} > :is(${status}, ${messageBase})`, base({ gridRow: 3 }));

// While a date's inner parts have focus, such as its calendar button, the input itself has none.
const focused = '&:focus, &:is(input):focus-within, &:has(:is(input, textarea):focus)';
const invalid = '&:is([aria-invalid="true"], [data-invalid]), &:has([aria-invalid="true"])';
const disabled = '&:disabled, &:has(input:disabled)';
const readOnly = '&:is([readonly], [aria-readonly]), &:has([readonly])';
const fixed =
  ':disabled, :has(input:disabled), [readonly], [aria-readonly], :has([readonly]), [aria-invalid="true"], [data-invalid], :has([aria-invalid="true"])';

/** The box of the value: the control itself, or a wrapper around a bare control. */
export const control = style(
  base({
    width: '100%',
    minHeight: height,
    marginTop,
    paddingBlock,
    paddingInline: vars.space.m,
    border: `${vars.border.control} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.field,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: `var(${boxText}, ${vars.text.m})`,
    lineHeight: vars.leading.snug,
    transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      [focused]: focusRing,
      [invalid]: { borderColor: vars.color.dangerText, borderWidth: vars.border.strong },
      [disabled]: {
        background: vars.color.sunken,
        borderColor: vars.color.border,
        color: vars.color.textSoft,
        cursor: 'not-allowed',
      },
      // The text has the color for the field's background.
      [readOnly]: { paddingInline: 0, borderColor: 'transparent', background: 'none' },
      [`&:hover:not(${fixed})`]: { borderColor: vars.color.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [disabled]: { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const widths = styleVariants({
  full: {},
  /** Fits about four digits. */
  short: base({ maxWidth: vars.width.short }),
  /**
   * Fits a date, a phone or an account number. It is as wide as a column of two: fields in a row and
   * those above and below it end on the same lines.
   */
  medium: base({
    '@media': {
      [media.tablet]: {
        maxWidth: `max(${vars.width.medium}, (100% - ${vars.space.l} - var(${bar}, 0px)) / 2)`,
      },
    },
  }),
});

globalStyle(`${row} ${widths.medium}`, base({ maxWidth: 'none' }));

export const numeric = style(base({ fontVariantNumeric: 'tabular-nums' }));

// Firefox and WebKit always show buttons in an empty number input. Without them, a wheel over the
// input scrolls the page and does not change the number. The arrow keys stay.
globalStyle(`${numeric} [type=number]`, base({ appearance: 'textfield' }));
globalStyle(`${numeric} [type=number]::-webkit-inner-spin-button`, base({ display: 'none' }));

/** A box around bare controls and buttons. */
export const box = style([
  control,
  base({ display: 'flex', alignItems: 'center', padding: 0, cursor: 'text' }),
]);

/** The rows that an empty text area shows. */
export const rows = '--mp-rows';

export const textarea = style([
  control,
  base({
    display: 'block',
    paddingBlock: vars.space.xs,
    lineHeight: vars.leading.body,
    resize: 'vertical',
    // Grows with its text; `rows` is the minimum.
    vars: { [rows]: '4' },
    minHeight: `calc(var(${rows}) * 1lh + 2 * ${vars.space.xs})`,
    maxHeight: '75vh',
    fieldSizing: 'content',
  } as StyleRule),
]);

/** Lays the chevron over the end of the select. */
export const selectBox = style(
  base({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    color: vars.color.textSoft,
  }),
);

export const selectChevron = style(
  base({
    gridRow: 1,
    gridColumn: 2,
    paddingInlineEnd: vars.space.m,
    pointerEvents: 'none',
  }),
);

export const select = style([
  control,
  base({
    gridArea: '1 / 1 / 2 / 3',
    marginTop: 0,
    paddingInlineEnd: vars.size.touch,
    appearance: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  }),
]);

/** Puts a number at the end of the label's line, or after the control if the label is before it. */
export const atEnd = {
  [`${labels.hidden} &`]: { marginInlineStart: 'auto' },
  [`${labels.side} &`]: { gridColumn: 3, gridRow: '1 / span 9' },
};

/** A box at the end of a line. */
export const inline = style([
  control,
  base({
    selectors: atEnd,
    flex: '0 1 7.5em',
    minHeight: vars.size.touch,
    marginTop: 0,
    paddingBlock: vars.space.xxs,
    fontWeight: vars.weight.semibold,
    textAlign: 'end',
  }),
]);

/** A control without its own look, inside a box. */
export const bare = style(
  base({
    flex: '1 1 0',
    minWidth: 0,
    width: '100%',
    alignSelf: 'stretch',
    paddingBlock,
    paddingInline: vars.space.m,
    border: 0,
    borderRadius: `calc(${vars.radius.field} - ${vars.border.strong})`,
    background: 'none',
    outline: 0,
    appearance: 'none',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      '&[readonly]:first-child': { paddingInlineStart: 0 },
      // SearchField has its own clear button, which the keyboard can reach.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

/** The height of a control inside the border of its box. */
const insideBox = `calc(${height} - ${vars.space.xs})`;

/** A small button inside a box. It is hidden without JavaScript, because it would do nothing. */
export const boxButton = style(
  base({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minWidth: insideBox,
    minHeight: insideBox,
    marginInlineEnd: vars.space.xxs,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.small,
    color: vars.color.link,
    fontSize: vars.text.s,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
    selectors: {
      '&:disabled': { color: vars.color.textSoft, cursor: 'not-allowed' },
      '&:hover:not(:disabled)': { background: vars.color.hover },
    },
    '@media': {
      [media.noScript]: { display: 'none' },
      [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
      print: { display: 'none' },
    },
  }),
);
