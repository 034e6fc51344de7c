import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

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
      [media.tablet]: { padding: vars.space.xl },
      print: { breakInside: 'avoid', border: `${hairline} solid` },
    },
  }),
  variants: {
    isOutlined: { true: component({ borderColor: vars.color.border }), false: {} },
  },
});
