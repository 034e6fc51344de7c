import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style(
  component({
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s,
    maxWidth: '100%',
    color: vars.color.textSoft,
    overflowWrap: 'anywhere',
  }),
);

const square = (size: string) => component({ width: size, height: size });

const ringBase = style(
  component({
    flexShrink: 0,
    border: `${vars.border.heavy} solid ${vars.color.border}`,
    borderBlockStartColor: vars.color.fill,
    borderRadius: vars.radius.full,
    '@media': {
      [media.motion]: { animation: `${turn} ${vars.duration.turn} linear infinite` },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'GrayText',
        borderBlockStartColor: 'Highlight',
      },
    },
  }),
);

export const ring = styleVariants(
  {
    small: square('1.35em'),
    medium: square(vars.icon.large),
    large: square(vars.space.xxl),
  },
  (rule) => [ringBase, rule],
);

export const label = style(component({ minWidth: 0 }));

export const labelHidden = style([label, component(visuallyHidden)]);
