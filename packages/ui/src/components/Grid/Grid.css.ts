import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const columns = (minimum: string) =>
  component({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minimum}), 1fr))` });

export const grid = recipe({
  base: component({ display: 'grid' }),
  variants: {
    itemWidth: { small: columns('11rem'), medium: columns('16rem'), large: columns('22rem') },
    gap: {
      s: component({ gap: vars.space.s }),
      m: component({ gap: vars.space.m }),
      l: component({ gap: vars.space.l }),
      xl: component({ gap: vars.space.xl }),
    },
  },
});
