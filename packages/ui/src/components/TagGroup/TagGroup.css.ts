import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// A pill with one line, which does not become an oval with two lines.
const radius = `calc(${vars.size.small} / 2)`;

export const group = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 0 }),
);

export const label = style(component({ ...type.label, color: vars.color.text }));

export const labelHidden = style(component(visuallyHidden));

export const tags = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    outline: 0,
    borderRadius: vars.radius.small,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);

export const empty = style(component({ ...type.small, color: vars.color.textSoft }));

export const tag = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minHeight: vars.size.small,
    maxWidth: '100%',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.s,
    border: `${vars.border.control} solid ${vars.color.controlBorder}`,
    borderRadius: radius,
    background: vars.color.surface,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    outline: 0,
    selectors: {
      '&[data-selection-mode]': { cursor: 'pointer' },
      '&[data-allows-removing]': { paddingInlineEnd: vars.space.xxs },
      '&[data-hovered]': { background: vars.color.hover, borderColor: vars.color.text },
      '&[data-selected]': {
        background: vars.color.solid,
        borderColor: vars.color.solid,
        color: vars.color.onSolid,
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
);

const removeSize = `calc(${vars.size.small} - ${vars.space.xs})`;

export const remove = style(
  component({
    display: 'grid',
    placeContent: 'center',
    flexShrink: 0,
    width: removeSize,
    height: removeSize,
    borderRadius: vars.radius.full,
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '[data-selected] > * > &[data-hovered]': { background: vars.color.solidHover },
      '&[data-focus-visible]': focusRing,
    },
    '@media': { print: { display: 'none' } },
  }),
);
