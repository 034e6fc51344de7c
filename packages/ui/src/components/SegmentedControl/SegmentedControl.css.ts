import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// The radius of a button with one line, which does not become an oval with two lines.
const radius = `min(${vars.radius.button}, ${vars.size.touch} / 2)`;

export const track = style(
  component({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.border.strong,
    maxWidth: '100%',
    padding: vars.border.heavy,
    border: `${vars.border.control} solid ${vars.color.controlBorder}`,
    borderRadius: `calc(${radius} + ${vars.border.heavy})`,
    background: vars.color.surface,
    '@media': { print: { display: 'none' } },
  }),
);

export const fullWidth = style(component({ display: 'flex' }));

const segmentBase = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    flex: '1 0 auto',
    maxWidth: '100%',
    paddingBlock: vars.space.xxs,
    borderRadius: radius,
    color: vars.color.text,
    fontSize: vars.text.s,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-selected]': { background: vars.color.solid, color: vars.color.onSolid },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

const size = (height: string, inline: string) =>
  component({
    minHeight: `calc(${height} - 2 * ${vars.border.heavy} - 2 * ${vars.border.control})`,
    paddingInline: inline,
  });

export const segments = styleVariants(
  { small: size(vars.size.small, vars.space.s), medium: size(vars.size.touch, vars.space.m) },
  (rule) => [segmentBase, rule],
);
