import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const dot = '0.75rem';
/** The middle of the heading's first line. */
const middle = `calc(0.5lh - ${dot} / 2)`;

/** A dot beside the heading, and a line down to the next dot. */
export const event = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    position: 'relative',
    display: 'grid',
    gap: vars.space.xxs,
    paddingInlineStart: `calc(${dot} + ${vars.space.s})`,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    selectors: {
      '&:not(:last-child)': { paddingBottom: vars.space.l },
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: middle,
        insetInlineStart: 0,
        width: dot,
        height: dot,
        border: `${vars.border.strong} solid ${vars.color.fill}`,
        borderRadius: vars.radius.full,
        background: vars.color.surface,
      },
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${middle} + ${dot}) calc(-1 * ${middle})`,
        insetInlineStart: `calc((${dot} - ${vars.border.strong}) / 2)`,
        width: vars.border.strong,
        background: vars.color.border,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:not(:last-child)::after': { background: 'CanvasText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const heading = style(
  component({ fontSize: 'inherit', lineHeight: 'inherit', fontWeight: vars.weight.semibold }),
);

export const text = style(component({ maxWidth: vars.width.prose, color: vars.color.textSoft }));

export const date = style(
  component({ ...type.tiny, color: vars.color.textSoft, fontVariantNumeric: 'tabular-nums' }),
);
