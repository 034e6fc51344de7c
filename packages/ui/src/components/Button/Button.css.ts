import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

// Plain links and buttons have no hover of React Aria.
const plain = ':is(a, button:not([data-rac], :disabled, [aria-disabled]))';
const hovered = `&[data-hovered], &${plain}:hover`;
const pressed = `&[data-pressed], &${plain}:active`;

const colors = (
  background: string,
  color: string,
  hoverBackground: string,
  border: string = background,
) =>
  component({
    background,
    color,
    borderColor: border,
    selectors: {
      [hovered]: {
        background: hoverBackground,
        ...(border === background && { borderColor: hoverBackground }),
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [hovered]: { borderColor: 'Highlight' } },
      },
    },
  });

const size = (height: string, inline: string, fontSize: string) =>
  // On a phone with large text, the words take the width of the padding.
  component({ minHeight: height, paddingInline: `min(${inline}, 6.2vw)`, fontSize });

/** The look of every button and of LinkButton. */
export const button = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    position: 'relative',
    flexShrink: 0,
    maxWidth: '100%',
    paddingBlock: vars.space.xxs,
    overflowWrap: 'anywhere',
    border: `${vars.border.control} solid`,
    borderRadius: vars.radius.button,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    textDecorationLine: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}, scale ${vars.duration.fast} ${vars.easing.out}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [pressed]: { scale: '0.98' },
      '&[data-focus-visible], &:focus-visible': focusRing,
      '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: {
          '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
        },
      },
      [media.reducedMotion]: { selectors: { [pressed]: { scale: '1' } } },
      print: { display: 'none' },
    },
  }),
);

export const variants = styleVariants({
  primary: colors(vars.color.primary, vars.color.onPrimary, vars.color.primaryHover),
  solid: colors(vars.color.solid, vars.color.onSolid, vars.color.solidHover),
  outline: colors('transparent', vars.color.text, vars.color.hover, vars.color.controlBorder),
  quiet: colors('transparent', vars.color.link, vars.color.hover),
});

export const sizes = styleVariants({
  small: [
    size(vars.size.small, vars.space.m, vars.text.s),
    component({ '@media': { [media.touch]: { minHeight: vars.size.touch } } }),
  ],
  medium: size(vars.size.touch, `${vars.space.m} + ${vars.space.s} / 2`, vars.text.s),
  large: size(vars.size.large, `${vars.space.l} + ${vars.space.xxs}`, vars.text.m),
});

/** As wide as it is high, for an icon alone. */
export const square = style(
  component({ aspectRatio: '1', padding: 0, fontSize: vars.text.m, lineHeight: 1 }),
);

export const fullWidth = style(component({ width: '100%' }));

const dangerFill = colors(vars.color.dangerFill, vars.color.onDanger, vars.color.dangerFillHover);
const dangerWords = component({ color: vars.color.dangerText });

/** Filled variants take the fill of danger, the others its words. */
export const danger = styleVariants({
  primary: dangerFill,
  solid: dangerFill,
  outline: dangerWords,
  quiet: dangerWords,
});

const turn = keyframes({ to: { rotate: '1turn' } });

/** The ring that turns beside a pending button's label. */
export const pendingRing = style(
  component({
    width: '1em',
    height: '1em',
    flexShrink: 0,
    border: '0.16em solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: vars.radius.full,
    '@media': { [media.motion]: { animation: `${turn} ${vars.duration.turn} linear infinite` } },
  }),
);
