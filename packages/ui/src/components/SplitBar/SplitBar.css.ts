import { style, styleVariants } from '@vanilla-extract/css';
import { bar as track } from '../../internal/bar.css.ts';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const splitBar = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minWidth: 0 }),
);

export const bar = style([
  track,
  component({ height: vars.space.s, selectors: { '&:dir(rtl)': { scale: '-1 1' } } }),
]);

/** The second part is striped, like the second series of a chart. */
const stripes = 'repeating-linear-gradient(135deg, #000 0 3px, transparent 3px 4.25px)';

const parts = {
  1: { light: vars.color.fill, forced: 'Highlight' },
  2: { light: vars.color.accent, forced: 'CanvasText', maskImage: stripes },
  3: { light: vars.color.controlBorder, forced: 'GrayText' },
} as const;

interface PartLook {
  readonly light: string;
  readonly forced: string;
  readonly maskImage?: string;
}

const of = ({ light, forced, maskImage }: PartLook) =>
  component({
    color: light,
    maskImage,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: forced } },
  });

const partBase = style(component({ fill: 'currentColor' }));

/** The color of each part, in the bar and in the legend. */
export const part = styleVariants({ 1: of(parts[1]), 2: of(parts[2]), 3: of(parts[3]) }, (rule) => [
  partBase,
  rule,
]);

export const gap = style(component({ fill: vars.color.surface }));

export const legend = style(
  component({
    ...type.small,
    lineHeight: vars.leading.snug,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xs} ${vars.space.l}`,
  }),
);

export const legendHidden = style(component(visuallyHidden));

export const entry = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    minWidth: 0,
  }),
);

export const swatch = style(
  component({
    flexShrink: 0,
    width: vars.space.s,
    height: vars.space.s,
    borderRadius: vars.radius.tiny,
  }),
);

export const label = style(component({ color: vars.color.textSoft, minWidth: 0 }));

export const value = style(
  component({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums', minWidth: 0 }),
);
