import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color } = vars;

/** The minimum width of the text beside the icon. */
const wordsRoom = '10rem';

const calloutBase = style(
  component({
    display: 'flex',
    // Text may be so large that there is no space for it beside the icon.
    flexWrap: 'wrap',
    gap: vars.space.s,
    padding: vars.space.m,
    borderRadius: vars.radius.tile,
    '@media': {
      [media.tablet]: { padding: vars.space.l },
      [media.forcedColors]: { border: `${vars.border.hairline} solid` },
      print: { border: `${vars.border.hairline} solid`, breakInside: 'avoid' },
    },
  }),
);

export const callout = styleVariants(
  {
    neutral: component({ background: color.sunken }),
    info: component({ background: color.infoWash }),
    success: component({ background: color.successWash }),
    warning: component({ background: color.warningWash }),
    danger: component({ background: color.dangerWash }),
  },
  (rule) => [calloutBase, rule],
);

const iconBase = style(
  component({
    display: 'grid',
    alignSelf: 'start',
    height: `calc(${type.small.fontSize} * ${type.small.lineHeight})`,
    alignItems: 'center',
  }),
);

export const icon = styleVariants(
  {
    neutral: component({ color: color.textSoft }),
    info: component({ color: color.infoText }),
    success: component({ color: color.successText }),
    warning: component({ color: color.warningText }),
    danger: component({ color: color.dangerText }),
  },
  (rule) => [iconBase, rule],
);

export const words = style(
  component({
    ...type.small,
    flex: `1 1 ${wordsRoom}`,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    maxWidth: vars.width.prose,
    color: color.text,
  }),
);

export const heading = style(component({ fontWeight: vars.weight.bold }));
