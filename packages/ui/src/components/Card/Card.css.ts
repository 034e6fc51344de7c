import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { hairline } = vars.border;

export const card = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.m,
    minWidth: 0,
    // Large text has little width left.
    padding: `min(${vars.space.l}, 6.2vw)`,
    borderRadius: vars.radius.card,
    border: `${hairline} solid transparent`,
    '@media': {
      [media.tablet]: { padding: vars.space.xl },
      print: { breakInside: 'avoid', border: `${hairline} solid` },
    },
  }),
);

export const outlined = style(component({ borderColor: vars.color.border }));
