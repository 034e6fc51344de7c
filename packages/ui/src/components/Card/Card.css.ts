import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { media } from '../../styles/media.ts';
import { pineSurface, tints } from '../../styles/surface.ts';
import { vars } from '../../theme/contract.css.ts';

const { hairline } = vars.border;

export const card = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    minWidth: 0,
    padding: vars.space.l,
    borderRadius: vars.radius.card,
    border: `${hairline} solid transparent`,
    '@media': {
      [media.tablet]: { padding: '1.875rem' },
      print: { breakInside: 'avoid', border: `${hairline} solid` },
    },
  }),
  variants: {
    ground: {
      surface: component({ background: vars.color.surface, borderColor: vars.color.hairline }),
      sunken: component({ background: vars.color.sunken }),
      pineDark: component(pineSurface),
      amber: component(tints.amber),
      pine: component(tints.pine),
      sky: component(tints.sky),
      rose: component(tints.rose),
      lilac: component(tints.lilac),
    },
  },
});
