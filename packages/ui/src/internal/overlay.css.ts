import { style } from '@vanilla-extract/css';
import { component } from '../styles/component.ts';
import { moves } from '../styles/moves.ts';
import { type } from '../styles/typography.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';

const width = '24rem';

/** What dims the page and holds a dialog or drawer. */
export const scrim = style(
  component({
    position: 'fixed',
    inset: 0,
    height: '100dvh',
    zIndex: vars.layer.overlay,
    display: 'flex',
    background: vars.color.scrim,
    ...moves({ opacity: 0 }),
  }),
);

/** The panel of a dialog or drawer: what is inside scrolls as a whole. */
export const panel = style(
  component({
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
  component({
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

/** Stays in sight while what is below it scrolls. */
export const header = style(
  component({
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

export const heading = style(component({ ...type.h3, minWidth: 0 }));

/** The close button's glyph stands in line with the title, its target around it. */
export const close = style(
  component({
    flexShrink: 0,
    marginBlock: `calc(-1 * ${vars.space.xs})`,
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  }),
);

export const body = style(
  component({
    flex: '1 0 auto',
    padding: vars.space.l,
    paddingBlockStart: vars.space.xs,
  }),
);

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.s,
    padding: vars.space.l,
    paddingBlockStart: 0,
  }),
);

/** What floats beside the part that opened it. */
export const floating = style(
  component({
    zIndex: vars.layer.popover,
    // Not by the room beside it, which changes while it is placed.
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
