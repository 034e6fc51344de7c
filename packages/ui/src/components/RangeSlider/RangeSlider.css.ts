import { style } from '@vanilla-extract/css';
import { labels } from '../../internal/field.css.ts';
import { thumbLook, thumb as thumbSize, trackHeight } from '../../internal/range.css.ts';
import { component } from '../../styles/component.ts';
import { focusRing } from '../../styles/focusRing.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** The position of the lower thumb on the track, from 0 to 1. */
export const from = '--mp-range-from';

/** The position of the upper thumb on the track, from 0 to 1. */
export const to = '--mp-range-to';

/** The position of a thumb, from 0 to 1. */
export const position = '--mp-range-place';

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.m,
    overflowWrap: 'anywhere',
    selectors: { [`${labels.side} &`]: { display: 'contents' } },
  }),
);

/** The thumbs stay inside it at both ends. */
export const frame = style(
  component({
    paddingInline: `calc(${thumbSize} / 2)`,
    printColorAdjust: 'exact',
    selectors: {
      '[data-disabled] &': { filter: 'grayscale(1)', opacity: 0.6 },
      '[data-readonly] &': { filter: 'grayscale(1)', pointerEvents: 'none' },
    },
  }),
);

export const track = style(
  component({
    position: 'relative',
    height: vars.size.touch,
    isolation: 'isolate',
    cursor: 'pointer',
    touchAction: 'pan-y pinch-zoom',
    selectors: {
      '[data-disabled] &': { cursor: 'not-allowed' },
      '&::before, &::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: `calc(50% - ${trackHeight} / 2)`,
        height: trackHeight,
        borderRadius: vars.radius.full,
      },
      '&::before': {
        insetInline: `calc(${thumbSize} / -2)`,
        background: vars.color.border,
      },
      '&::after': {
        insetInlineStart: `calc(var(${from}) * 100%)`,
        width: `calc((var(${to}) - var(${from})) * 100%)`,
        background: vars.color.fill,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': {
            background: 'Canvas',
            boxShadow: `0 0 0 ${vars.border.hairline} CanvasText`,
            forcedColorAdjust: 'none',
          },
          '&::after': { background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

/** The draggable area of a thumb. Only its dot is visible. */
export const thumb = style(
  component({
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 0,
    insetInlineStart: `calc(var(${position}) * 100% - ${thumbSize} / 2)`,
    display: 'grid',
    placeItems: 'center',
    width: thumbSize,
    height: vars.size.touch,
    touchAction: 'pan-y pinch-zoom',
    cursor: 'grab',
    selectors: {
      '&::before': { content: '', ...thumbLook, cursor: 'inherit' },
      '&:active': { cursor: 'grabbing' },
      '&[data-above]': { zIndex: 2 },
      '&:has(:focus-visible)::before': focusRing,
      '[data-disabled] &': { cursor: 'not-allowed' },
    },
  }),
);

export const input = style(component({ ...visuallyHidden, margin: 0 }));
