import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';

/**
 * A style in the components layer. Every rule of a component goes through here. What it says of
 * `:hover` holds where a pointer can hover: after a tap the look would stick, and its repaint would
 * come before the tap's answer.
 */
export const component = ({ selectors, ...rule }: StyleRule): StyleRule => {
  const those = (isHover: boolean) =>
    Object.entries(selectors ?? {}).filter(([selector]) => selector.includes(':hover') === isHover);
  const [hovered, others] = [those(true), those(false)];
  return {
    '@layer': {
      [layers.components]: {
        ...rule,
        ...(others.length > 0 && { selectors: Object.fromEntries(others) }),
        ...(hovered.length > 0 && {
          '@media': {
            [media.hover]: { selectors: Object.fromEntries(hovered) },
            ...rule['@media'],
          },
        }),
      } as never,
    },
  };
};
