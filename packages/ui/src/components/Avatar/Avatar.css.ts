import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const base = style(
  component({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.heavy,
    lineHeight: 1,
    letterSpacing: vars.tracking.heading,
    verticalAlign: 'middle',
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
  }),
);

const size = (length: string, fontSize: string) =>
  component({ width: length, height: length, fontSize });

export const sizes = styleVariants(
  {
    small: size(vars.size.small, vars.text.xs),
    medium: size(vars.size.touch, vars.text.s),
    large: size(vars.size.avatar, vars.text.l),
  },
  (rule) => [base, rule],
);

export const picture = style(component({ width: '100%', height: '100%', objectFit: 'cover' }));
