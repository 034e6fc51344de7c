import { style, styleVariants } from '@vanilla-extract/css';
import { base } from '../styles/component.ts';
import { focusRing } from '../styles/focusRing.ts';
import { type } from '../styles/typography.ts';
import { visuallyHidden } from '../styles/visuallyHidden.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const readOnly = '[aria-readonly="true"], [aria-readonly="true"] *';

const side = vars.size.mark;
const dot = `calc(${side} * 0.58)`;
const switchWidth = `calc(${side} * 11 / 6)`;
const card = '12rem';

/** One choice: its mark, its label and a description under the label. */
export const choice = style(
  base({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.s,
    alignItems: 'start',
    alignContent: 'start',
    minWidth: 0,
    paddingBlock: vars.space.xs,
  }),
);

export const choiceCard = style([
  choice,
  base({
    padding: vars.space.m,
    border: `${vars.border.control} solid ${vars.color.controlBorder}`,
    borderRadius: vars.radius.field,
    background: vars.color.surface,
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.color.solid,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.solid}`,
      },
      '&:has(:disabled)': {
        background: vars.color.sunken,
        borderColor: vars.color.border,
      },
      '&:hover:not(:has(:disabled))': { borderColor: vars.color.text },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': { borderColor: 'Highlight', boxShadow: 'none' } },
      },
    },
  }),
]);

/** The label beside the mark. A click on it, or anywhere on a card, clicks the mark. */
export const label = style(
  base({
    ...type.body,
    lineHeight: vars.leading.snug,
    paddingBlock: '0.1em',
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      ':disabled + &': { color: vars.color.textSoft, cursor: 'not-allowed' },
      [`:is(${readOnly}) + &`]: { cursor: 'auto' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { ':disabled + &': { color: 'GrayText' } } },
    },
  }),
);

/** Text that contains a link keeps its pointer events. */
export const labelWithLink = style([
  label,
  base({ selectors: { '&::after': { content: 'none' } } }),
]);

export const labelHidden = style(base(visuallyHidden));

export const description = style(
  base({
    ...type.small,
    gridColumn: 2,
    color: vars.color.textSoft,
    lineHeight: vars.leading.snug,
  }),
);

const systemLook = {
  [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { content: 'none' } } },
} as const;

const markOf = base({
  position: 'relative',
  // Above the label's overlay, which covers the whole choice.
  zIndex: 1,
  flexShrink: 0,
  display: 'inline-grid',
  placeContent: 'center',
  width: side,
  height: side,
  margin: 0,
  border: `${vars.border.strong} solid ${vars.color.controlBorder}`,
  background: vars.color.surface,
  appearance: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerText },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      cursor: 'not-allowed',
    },
    [`&:is(${readOnly})`]: { background: 'none', cursor: 'auto' },
  },
  '@media': systemLook,
});

/** The check mark of a checked box. */
export const tick = {
  content: '',
  width: dot,
  height: dot,
  background: vars.color.onSolid,
  clipPath: 'polygon(14% 44%, 0 60%, 42% 98%, 100% 22%, 85% 8%, 41% 68%)',
} as const;

/** The outline of the dash of an indeterminate checkbox. */
export const dash = 'inset(42% 5%)';

const filled = { background: vars.color.solid, borderColor: vars.color.solid } as const;
const filledButDisabled = {
  background: vars.color.textSoft,
  borderColor: vars.color.textSoft,
} as const;

/** The mark: a native input with a custom look, except in forced colors. */
const markBase = style(markOf);

export const mark = styleVariants(
  {
    radio: base({
      borderRadius: vars.radius.full,
      selectors: {
        '&:checked': { borderWidth: `calc(${side} * 0.29)`, borderColor: vars.color.solid },
        '&:checked:disabled': { borderColor: vars.color.textSoft },
        [`&:checked:is(${readOnly})`]: { borderColor: vars.color.text },
      },
    }),
    checkbox: base({
      borderRadius: vars.radius.small,
      selectors: {
        '&::before': { ...tick, scale: '0' },
        '&:checked, &:indeterminate': filled,
        '&:checked::before, &:indeterminate::before': { scale: '1' },
        '&:indeterminate::before': { clipPath: dash },
        '&:is(:checked, :indeterminate):disabled': filledButDisabled,
        [`&:is(${readOnly})`]: { background: 'none', borderColor: vars.color.controlBorder },
        [`&:is(${readOnly})::before`]: { background: vars.color.text },
      },
    }),
    switch: base({
      width: switchWidth,
      placeContent: 'center start',
      borderRadius: vars.radius.full,
      background: vars.color.sunken,
      selectors: {
        '&::before': {
          content: '',
          width: dot,
          height: dot,
          marginInline: `calc(${side} / 8)`,
          borderRadius: vars.radius.full,
          background: vars.color.controlBorder,
          transition: `translate ${vars.duration.base} ${vars.easing.out}`,
        },
        '&:checked': filled,
        '&:checked::before': {
          background: vars.color.onSolid,
          translate: `calc(${switchWidth} - ${side})`,
        },
        '&:checked:dir(rtl)::before': { translate: `calc(${side} - ${switchWidth})` },
        '&:checked:disabled': filledButDisabled,
        [`&:is(${readOnly})`]: { background: 'none', borderColor: vars.color.controlBorder },
        [`&:is(${readOnly})::before`]: { background: vars.color.text },
      },
      '@media': {
        // Forced colors have no native switch to fall back to.
        [media.forcedColors]: {
          appearance: 'none',
          forcedColorAdjust: 'none',
          borderColor: 'ButtonText',
          selectors: {
            '&::before': { content: '', background: 'ButtonText' },
            '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
            '&:checked::before': { background: 'HighlightText' },
            '&:disabled': { borderColor: 'GrayText' },
            '&:disabled::before': { background: 'GrayText' },
            '&:checked:disabled': { background: 'Canvas' },
          },
        },
      },
    }),
  },
  (rule) => [markBase, rule],
);

/** Choices in a column, or in a row that wraps. */
export const choices = style(base({ minWidth: 0, marginTop: vars.space.xxs }));

export const orientations = styleVariants({
  vertical: base({ display: 'grid' }),
  horizontal: base({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l }),
});

const cards = base({ gap: vars.space.s });

export const cardOrientations = styleVariants({
  vertical: [orientations.vertical, cards],
  horizontal: [
    cards,
    base({
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${card}, 100%), 1fr))`,
    }),
  ],
});
