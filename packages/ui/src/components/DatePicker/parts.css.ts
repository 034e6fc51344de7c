import { style } from '@vanilla-extract/css';
import { box, boxButton, numeric, paddingBlock } from '../../internal/field.css.ts';
import { floating } from '../../internal/overlay.css.ts';
import { component } from '../../styles/component.ts';
import { focusRing, focusRingInset } from '../../styles/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { week } from '../Calendar/Month.css.ts';

/** A link of an ErrorSummary also scrolls the label above the control into view. */
const wordsAbove = '8rem';

/** React Aria's wrapper element leaves the layout of the parts to the field. */
export const picker = style(component({ display: 'contents' }));

export const dates = style([
  box,
  numeric,
  component({
    flexWrap: 'wrap',
    columnGap: vars.space.xs,
    width: 'fit-content',
    maxWidth: '100%',
    minWidth: `min(100%, ${vars.width.medium})`,
    paddingInlineStart: vars.space.m,
    selectors: {
      '&[data-focus-within]': focusRing,
      '&[data-disabled]': {
        background: vars.color.sunken,
        borderColor: vars.color.border,
        color: vars.color.textSoft,
        cursor: 'not-allowed',
      },
      '[data-readonly] > &': {
        paddingInline: 0,
        borderColor: 'transparent',
        background: 'none',
        cursor: 'auto',
      },
      '&[data-disabled]:hover': { borderColor: vars.color.border },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
]);

/** A date, or two with a dash between them, before the button. */
export const words = style(
  component({
    // The button stays beside the dates as long as one date fits.
    flex: '1 1 8em',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    paddingBlock,
    minWidth: 0,
  }),
);

export const date = style(component({ display: 'inline-flex', flexWrap: 'wrap' }));

export const part = style(
  component({
    scrollMarginBlock: wordsAbove,
    display: 'inline-flex',
    justifyContent: 'center',
    minWidth: vars.size.mark,
    minHeight: vars.size.mark,
    borderRadius: vars.radius.tiny,
    outline: 0,
    caretColor: 'transparent',
    whiteSpace: 'pre',
    selectors: {
      '&[data-type="literal"]': { minWidth: 0, color: vars.color.textSoft },
      '&[data-placeholder]': { color: vars.color.textSoft },
      '&[data-focused]': { background: vars.color.solid, color: vars.color.onSolid },
      '&[data-disabled]': { color: 'inherit' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const open = style([
  boxButton,
  component({
    marginInlineStart: 'auto',
    fontSize: vars.text.l,
    selectors: {
      '&[data-disabled]': { color: vars.color.textSoft, cursor: 'not-allowed' },
      '&[data-focus-visible]': focusRingInset,
    },
  }),
]);

export const popover = style([
  floating,
  component({ maxWidth: `calc(100vw - 2 * ${vars.space.m})`, overflow: 'auto' }),
]);

export const content = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    padding: vars.space.m,
    outline: 0,
    '@media': { [media.tablet]: { flexDirection: 'row' } },
  }),
);

export const calendar = style(
  component({
    alignSelf: 'center',
    width: '100%',
    maxWidth: week,
    '@media': { [media.tablet]: { alignSelf: 'flex-start', width: week } },
  }),
);

/** In a row above the calendar on a phone, in a column before it on wider screens. */
export const presets = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
    '@media': { [media.tablet]: { flexDirection: 'column', flexWrap: 'nowrap' } },
  }),
);

export const preset = style(
  component({
    minHeight: vars.size.small,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.small,
    color: vars.color.link,
    fontSize: vars.text.s,
    fontWeight: vars.weight.semibold,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '&[aria-pressed="true"]': { background: vars.color.tint2, color: vars.color.text },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);
