import { style } from '@vanilla-extract/css';
import { panelSurface } from '../styles/surface.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

export const token = style({
  ...type.tiny,
  fontFamily: vars.font.mono,
  color: vars.color.textSoft,
  overflowWrap: 'anywhere',
});

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  alignSelf: 'start',
  minHeight: vars.size.mark,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.tiny,
  background: 'none',
  fontFamily: vars.font.mono,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  color: vars.color.link,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `${vars.border.heavy} solid ${vars.color.focus}` },
  },
  '@media': { [media.forcedColors]: { color: 'LinkText' } },
});

const box = {
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.field,
} as const;

export const swatch = style({ ...box, height: '5rem', forcedColorAdjust: 'none' });

export const pair = style({
  ...box,
  display: 'grid',
  placeItems: 'center',
  height: '5rem',
  forcedColorAdjust: 'none',
});

export const onPanel = style(panelSurface);

export const mark = style({
  width: '3rem',
  height: '1.5rem',
  border: `3px solid`,
  borderRadius: vars.radius.full,
});

export const ruler = style({
  minWidth: '1px',
  maxWidth: '100%',
  height: '1.5rem',
  background: vars.color.accent,
  borderRadius: '2px',
});

export const corner = style({
  height: '6rem',
  background: vars.color.tint2,
  border: `${vars.border.control} solid ${vars.color.controlBorder}`,
});

export const flat = style({
  ...box,
  height: '6rem',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});

export const floating = style({
  height: '6rem',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
});

export const track = style({
  height: '2rem',
  background: vars.color.sunken,
  borderRadius: vars.radius.full,
});

export const runner = style({
  display: 'block',
  width: '2rem',
  height: '2rem',
  background: vars.color.accent,
  borderRadius: vars.radius.full,
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: vars.easing.out,
  selectors: { [`${track}:hover &`]: { marginInlineStart: 'calc(100% - 2rem)' } },
});

export const glyph = style({ ...box, display: 'grid', placeItems: 'center', height: '5rem' });

export const screen = style({
  height: '4rem',
  maxWidth: '100%',
  borderInlineEnd: `4px solid ${vars.color.accent}`,
  background: vars.color.tint2,
});

export const inMode = style({
  display: 'none',
  '@media': { [media.reducedMotion]: { display: 'block' } },
});

export const types = Object.fromEntries(
  Object.entries(type).map(([name, rule]) => [name, style(rule)]),
);
