import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color } = vars;

const tone = (background: string) => component({ background });

const bannerBase = style(
  component({
    color: color.text,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.gutter,
    '@media': {
      [media.forcedColors]: { borderBlock: `${vars.border.hairline} solid` },
      print: { border: `${vars.border.hairline} solid` },
    },
  }),
);

export const banner = styleVariants(
  {
    info: tone(color.infoWash),
    success: tone(color.successWash),
    warning: tone(color.warningWash),
    danger: tone(color.dangerWash),
  },
  (rule) => [bannerBase, rule],
);

export const line = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    maxWidth: vars.width.content,
    marginInline: 'auto',
    overflowWrap: 'anywhere',
  }),
);

const iconBase = style(component({ flexShrink: 0 }));

export const icon = styleVariants(
  {
    info: component({ color: color.infoText }),
    success: component({ color: color.successText }),
    warning: component({ color: color.warningText }),
    danger: component({ color: color.dangerText }),
  },
  (rule) => [iconBase, rule],
);

export const words = style(component({ flex: '1 1 0', minWidth: 0 }));

export const dismiss = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.touch,
    height: vars.size.touch,
    // As high as a line, so that the large target does not stretch the banner.
    marginBlock: `calc(-1 * ${vars.space.s})`,
    marginInlineEnd: `calc(-1 * ${vars.space.s})`,
    borderRadius: vars.radius.full,
    selectors: { '&:hover': { background: color.hover } },
    '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
  }),
);
