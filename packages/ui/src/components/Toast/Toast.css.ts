import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  barHeight,
  barHeightAtFirst,
  belowBar,
  endOfToasts,
  toastsHeight,
} from '../../styles/barAtTop.ts';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { inLayer } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const edge = (side: 'top' | 'bottom' | 'left' | 'right') =>
  `max(${vars.space.m}, env(safe-area-inset-${side}))`;

/** The space beside the page's content. */
const beside = `(100% - ${vars.width.content}) / 2`;

const width = '25rem';

export const announcer = style(component(visuallyHidden));

const bar = `var(${barHeightAtFirst}, var(${barHeight}, 0px))`;

const phone = `(not ${media.tablet})`;

const danger = style(component({ background: vars.color.dangerFill, color: vars.color.onDanger }));

/**
 * A column at the top below the page's bar, newest first: a form's fields and buttons are further down. On
 * a phone it is as wide as the page: it covers the page's heading, and not the buttons below a receipt. An
 * error is at the bottom there, because a form's messages are at the top. The page behind it stays interactive.
 */
export const region = style(
  component({
    position: 'fixed',
    zIndex: vars.layer.toast,
    insetBlockStart: `calc(${bar} + ${edge('top')})`,
    insetInlineEnd: `max(${vars.space.gutter}, env(safe-area-inset-right), ${beside})`,
    width: `min(${width}, 100% - 2 * max(${vars.space.gutter}, env(safe-area-inset-left)))`,
    maxHeight: `calc(100dvh - ${bar} - 2 * ${vars.space.m})`,
    // Space for focus rings and shadows, which the scroll container would clip.
    padding: vars.space.l,
    margin: `calc(-1 * ${vars.space.l})`,
    boxSizing: 'content-box',
    overflowY: 'auto',
    pointerEvents: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    outline: 0,
    '@media': {
      // Above the content of the page's first card.
      [phone]: { insetBlockStart: `calc(${bar} + ${vars.space.xs})` },
      // On a short screen, where no bar sticks, half of it remains for the page.
      '(max-height: 26em)': {
        insetBlockStart: edge('top'),
        maxHeight: `calc(50dvh - ${vars.space.m})`,
      },
      print: { display: 'none' },
    },
  }),
);

globalStyle(
  `${region}:has(${danger})`,
  component({
    '@media': { [phone]: { insetBlockStart: 'auto', insetBlockEnd: edge('bottom') } },
  }),
);

globalStyle(
  `:root:has(${region})`,
  inLayer('components', {
    ...belowBar,
    vars: { [endOfToasts]: `calc(${bar} + var(${toastsHeight}))` },
  }),
);
globalStyle(
  `:root:has(${region} ${danger})`,
  inLayer('components', {
    '@media': {
      [phone]: { vars: { [endOfToasts]: '0px' }, scrollPaddingBottom: `var(${toastsHeight}, 0px)` },
    },
  }),
);

const enter = (from: string) =>
  keyframes({ from: { opacity: 0, transform: `translateY(${from})` } });
const drop = enter(`calc(-1 * ${vars.space.s})`);
const rise = enter(vars.space.s);

const toastBase = style(
  component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    flexShrink: 0,
    pointerEvents: 'auto',
    padding: vars.space.m,
    paddingInlineEnd: vars.space.xxs,
    borderRadius: vars.radius.tile,
    // The border separates it from an equally dark background.
    boxShadow: `0 0 0 ${vars.border.hairline} color-mix(in srgb, currentColor 28%, transparent), ${vars.elevation.raised} ${vars.color.shadow}`,
    selectors: {
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.motion]: { animation: `${drop} ${vars.duration.slow} ${vars.easing.out}` },
      [media.forcedColors]: { border: `${vars.border.strong} solid CanvasText` },
    },
  }),
);

globalStyle(
  danger,
  component({ '@media': { [`${phone} and ${media.motion}`]: { animationName: rise } } }),
);

const inverse = style([
  toastBase,
  component({ background: vars.color.inverse, color: vars.color.onInverse }),
]);

export const toast = {
  neutral: inverse,
  success: inverse,
  danger: style([toastBase, danger]),
} as const;

export const icon = style(
  component({ fontSize: vars.text.m, flexShrink: 0, paddingTop: vars.border.hairline }),
);

export const content = style(
  component({
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    overflowWrap: 'anywhere',
  }),
);

export const heading = style(
  component({ ...type.label, fontWeight: vars.weight.bold, display: 'block' }),
);

const descriptionBase = style(
  component({ ...type.small, display: 'block', lineHeight: vars.leading.snug }),
);

export const description = styleVariants(
  {
    neutral: component({ color: vars.color.onInverseSoft }),
    success: component({ color: vars.color.onInverseSoft }),
    danger: component({}),
  },
  (rule) => [descriptionBase, rule],
);

// The page's ring color has too little contrast on the toast's background; its text color has enough.
const outline = {
  ...focusRing,
  outlineColor: 'currentColor',
  outlineOffset: `calc(-1 * ${vars.space.xxs})`,
};

const pointedAt = { background: 'color-mix(in srgb, currentColor 16%, transparent)' };

export const action = style(
  component({
    ...type.small,
    alignSelf: 'flex-start',
    minHeight: vars.size.touch,
    // Aligns its text with the other text.
    marginInlineStart: `calc(-1 * ${vars.space.s})`,
    marginBlockEnd: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.button,
    textAlign: 'start',
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': pointedAt, '&:focus-visible': outline },
  }),
);

export const close = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.touch,
    height: vars.size.touch,
    // As high as the title's line, so that the large target does not stretch the toast.
    marginBlock: `calc(-1 * ${vars.space.xs})`,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': pointedAt,
      '&[data-focus-visible]': outline,
    },
  }),
);
