import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const lines = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.s, width: '100%' }),
);

const cardHeight = '10rem';

const shapeBase = style(
  component({
    display: 'block',
    width: '100%',
    background: vars.color.border,
    '@media': {
      [media.motion]: { animation: `${breathe} ${vars.duration.pulse} ease-in-out infinite` },
      [media.forcedColors]: { border: `${vars.border.hairline} solid GrayText` },
    },
  }),
);

export const shape = styleVariants(
  {
    text: component({
      height: '0.75em',
      borderRadius: vars.radius.small,
      // The last of several lines is shorter, as in a paragraph.
      selectors: { '&:last-child:not(:first-child)': { width: '62%' } },
    }),
    figure: component({
      width: 'min(2em, 100%)',
      fontSize: vars.text.figure,
      height: '1em',
      borderRadius: vars.radius.small,
    }),
    card: component({
      height: cardHeight,
      borderRadius: vars.radius.card,
      border: `${vars.border.hairline} solid ${vars.color.border}`,
      background: vars.color.surface,
    }),
  },
  (rule) => [shapeBase, rule],
);
