import { style } from '@vanilla-extract/css';
import { roadLine } from '../../internal/road.ts';
import { component } from '../../styles/component.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../theme/contract.css.ts';

export const eyebrow = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.color.link,
    fontSize: vars.text.xs,
    fontWeight: vars.weight.bold,
    letterSpacing: vars.tracking.eyebrow,
    lineHeight: vars.leading.snug,
    overflowWrap: 'anywhere',
    textTransform: 'uppercase',
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
    selectors: {
      '&::before': { content: '', flexShrink: 0, width: '28px', ...roadLine('across') },
    },
  }),
);
