import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color } = vars;

export const callout = recipe({
  base: component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space.s,
    padding: vars.space.m,
    borderRadius: vars.radius.tile,
    '@media': {
      [media.tablet]: { padding: vars.space.l },
      [media.forcedColors]: { border: `${vars.border.hairline} solid` },
      print: { border: `${vars.border.hairline} solid`, breakInside: 'avoid' },
    },
  }),
  variants: {
    tone: {
      info: component({ background: color.infoWash }),
      success: component({ background: color.successWash }),
      warning: component({ background: color.warningWash }),
      danger: component({ background: color.dangerWash }),
    },
  },
});

export const icon = recipe({
  base: component({
    display: 'grid',
    alignSelf: 'start',
    height: '1.4375rem',
    alignItems: 'center',
  }),
  variants: {
    tone: {
      info: component({ color: color.infoText }),
      success: component({ color: color.successText }),
      warning: component({ color: color.warningText }),
      danger: component({ color: color.dangerText }),
    },
  },
});

export const words = style(
  component({
    ...type.small,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    maxWidth: vars.width.prose,
    color: color.text,
  }),
);

export const heading = style(component({ fontWeight: vars.weight.bold }));
