import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { dashes } from '../../styles/dashes.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const eyebrow = style(
  component({
    display: 'flex',
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
      '&::before': {
        content: '',
        flexShrink: 0,
        width: vars.icon.medium,
        // Beside the first of several lines.
        marginBlock: `calc((1lh - ${vars.border.heavy}) / 2)`,
        ...dashes('across'),
      },
    },
  }),
);
