import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/component.ts';
import { focusRing } from '../styles/focusRing.ts';
import { type } from '../styles/typography.ts';
import { visuallyHidden } from '../styles/visuallyHidden.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

/** A whole field: label, description, messages, control. An error is marked by a bar as well as by color. */
export const field = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minWidth: 0,
    margin: 0,
    selectors: {
      '&[data-invalid]': {
        paddingInlineStart: vars.space.m,
        borderInlineStart: `${vars.border.bar} solid ${vars.color.dangerText}`,
      },
    },
    '@media': { print: { breakInside: 'avoid' } },
  }),
);

export const label = style(component({ ...type.label, color: vars.color.text }));

export const hiddenLabel = style(component(visuallyHidden));

// A floated legend is laid out as any other child of its fieldset (HTML, "rendered legend").
export const legend = style([label, component({ float: 'inline-start' })]);

export const optional = style(
  component({ fontWeight: vars.weight.regular, color: vars.color.textSoft }),
);

export const description = style(
  component({ ...type.small, color: vars.color.textSoft, lineHeight: vars.leading.snug }),
);

/** Takes no room while it is empty. */
export const status = style(component({ selectors: { '&:empty': { position: 'absolute' } } }));

/** What is wrong, or what is worth a second look. */
const messageBase = style(
  component({
    ...type.small,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.xxs,
    lineHeight: vars.leading.snug,
    fontWeight: vars.weight.semibold,
  }),
);

export const message = styleVariants(
  {
    error: component({ color: vars.color.dangerText }),
    warning: component({ color: vars.color.warningText }),
  },
  (rule) => [messageBase, rule],
);

// A date's own parts, such as its calendar button, leave the input itself without focus.
const focused = '&:focus, &:is(input):focus-within, &:has(:is(input, textarea):focus)';
const invalid = '&[aria-invalid="true"], &:has([aria-invalid="true"])';
const disabled = '&:disabled, &:has(input:disabled)';
const readOnly = '&:is([readonly], [aria-readonly]), &:has([readonly])';
const fixed =
  ':disabled, :has(input:disabled), [readonly], [aria-readonly], :has([readonly]), [aria-invalid="true"], :has([aria-invalid="true"])';

/** The box that holds what is filled in: the control itself, or a box around a bare control. */
export const control = style(
  component({
    width: '100%',
    minHeight: vars.size.control,
    marginTop: vars.space.xxs,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    border: `${vars.border.control} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.field,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.text.m,
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
      // Words on what the field stands on.
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
  short: component({ maxWidth: vars.width.short }),
  /** Fits a date, a phone or an account number. */
  medium: component({ maxWidth: vars.width.medium }),
});

export const numeric = style(component({ fontVariantNumeric: 'tabular-nums' }));

/** A box around bare controls and buttons. */
export const box = style([
  control,
  component({ display: 'flex', alignItems: 'center', padding: 0, cursor: 'text' }),
]);

/** The lines that a text area shows when there is nothing in it. */
export const rows = '--mp-rows';

export const textarea = style([
  control,
  component({
    display: 'block',
    lineHeight: vars.leading.body,
    resize: 'vertical',
    // Grows with what is written, from its rows on.
    vars: { [rows]: '4' },
    minHeight: `calc(var(${rows}) * 1lh + 2 * ${vars.space.xs})`,
    maxHeight: '75vh',
    fieldSizing: 'content',
  } as StyleRule),
]);

/** Lays the chevron over the end of the select. */
export const selectBox = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    color: vars.color.textSoft,
  }),
);

export const selectChevron = style(
  component({
    gridRow: 1,
    gridColumn: 2,
    paddingInlineEnd: vars.space.m,
    pointerEvents: 'none',
  }),
);

export const select = style([
  control,
  component({
    gridArea: '1 / 1 / 2 / 3',
    marginTop: 0,
    paddingInlineEnd: vars.size.touch,
    appearance: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  }),
]);

/** A box at the end of a line. */
export const inline = style([
  control,
  component({
    flex: '0 1 8em',
    minHeight: vars.size.touch,
    marginTop: 0,
    paddingBlock: vars.space.xxs,
    fontWeight: vars.weight.semibold,
    textAlign: 'end',
  }),
]);

/** A control without a look of its own, inside a box. */
export const bare = style(
  component({
    flex: '1 1 0',
    minWidth: 0,
    width: '100%',
    alignSelf: 'stretch',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    border: 0,
    borderRadius: `calc(${vars.radius.field} - ${vars.border.strong})`,
    background: 'none',
    outline: 0,
    appearance: 'none',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      '&[readonly]:first-child': { paddingInlineStart: 0 },
      // A search box has a button of its own that can be reached with the keyboard.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

/** What stays of a control's height inside its box. */
const insideBox = `calc(${vars.size.control} - ${vars.space.xs})`;

/** A small button inside a box. It does nothing before JavaScript does, so it is not there without. */
export const boxButton = style(
  component({
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
