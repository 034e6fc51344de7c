import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const chosen = {
  background: vars.color.solid,
  borderColor: vars.color.solid,
  color: vars.color.onSolid,
} as const;

/** A selected button: filled, whatever is around it. */
export const selected = style(
  component({
    selectors: {
      '&[data-selected]': chosen,
      '&[data-selected][data-hovered]': {
        background: vars.color.solidHover,
        borderColor: vars.color.solidHover,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);
