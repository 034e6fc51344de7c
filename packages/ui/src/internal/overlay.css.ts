import { style } from '@vanilla-extract/css';
import { base } from '../styles/component.ts';
import { moves } from '../styles/moves.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const width = '24rem';

/** The backdrop that dims the page around a dialog or a drawer, which is opaque while the backdrop fades. */
export const scrim = style(
  base({
    position: 'fixed',
    inset: 0,
    height: '100dvh',
    zIndex: vars.layer.overlay,
    display: 'flex',
    background: vars.color.scrim,
    ...moves({ background: 'transparent' }),
  }),
);

/** The panel of a dialog or drawer. Its content scrolls as a whole. */
export const panel = style(
  base({
    display: 'flex',
    minWidth: 0,
    overflow: 'hidden',
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: `${vars.elevation.overlay} ${vars.color.shadow}`,
    '@media': { [media.forcedColors]: { border: `${vars.border.strong} solid CanvasText` } },
  }),
);

export const dialog = style(
  base({
    flex: '1 1 auto',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 0,
    overflowWrap: 'anywhere',
  }),
);

/** Sticks to the top while the content scrolls. */
export const header = style(
  base({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.s,
    padding: vars.space.l,
    paddingBlockEnd: vars.space.s,
    background: vars.color.surface,
  }),
);

export const heading = style(base({ ...type.h3, minWidth: 0, outline: 0 }));

/** Aligns the close button's glyph with the title. The target extends around it. */
export const close = style(
  base({
    flexShrink: 0,
    marginBlock: `calc(-1 * ${vars.space.xs})`,
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  }),
);

export const body = style(
  base({
    flex: '1 0 auto',
    padding: vars.space.l,
    paddingBlockStart: vars.space.xs,
  }),
);

export const actions = style(
  base({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    padding: vars.space.l,
    paddingBlockStart: 0,
  }),
);

/** A popover beside the part that opened it. */
export const floating = style(
  base({
    zIndex: vars.layer.popover,
    // A fixed limit: the space beside it changes while it is positioned.
    width: 'max-content',
    maxWidth: `min(${width}, 100vw - 2 * ${vars.space.m})`,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.tile,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: `${vars.elevation.raised} ${vars.color.shadow}`,
    outline: 0,
    ...moves({ opacity: 0 }, vars.duration.fast),
  }),
);

/** Content that has no box, and passes on the height of its overlay. */
export const exiting = style(
  base({
    display: 'contents',
    maxHeight: 'inherit',
    selectors: { '[data-exiting] &': { pointerEvents: 'none' } },
  }),
);

/** The list of a field: as wide as the field, and at least as wide as a menu. */
export const listPopover = style([
  floating,
  base({
    display: 'flex',
    width: `max(var(--trigger-width), ${vars.width.menu})`,
    maxWidth: `calc(100vw - 2 * ${vars.space.m})`,
  }),
]);
