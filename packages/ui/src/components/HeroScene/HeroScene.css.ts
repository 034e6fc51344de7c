import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';

const { scene } = vars;
const mix = (color: string, share: number, other: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${other})`;

export const picture = style(
  component({
    width: '100%',
    height: 'auto',
    border: `${vars.border.hairline} solid ${vars.color.hairline}`,
    borderRadius: vars.radius.panel,
    forcedColorAdjust: 'none',
  }),
);

export const fill = styleVariants(
  {
    sky: scene.sky,
    cloud: mix(scene.sky, 68, scene.car),
    glow: mix(scene.sun, 20, scene.sky),
    sun: scene.sun,
    peak: mix(scene.far, 45, scene.sky),
    peakShade: mix(scene.far, 70, scene.sky),
    far: scene.far,
    middle: scene.middle,
    near: scene.near,
    tree: mix(scene.near, 62, scene.road),
    road: scene.road,
    car: scene.car,
    carShade: mix(scene.car, 82, scene.road),
    glass: mix(scene.road, 82, scene.far),
    light: vars.color.dangerFill,
  },
  (color) => component({ fill: color }),
);

export const words = style(
  component({
    fontWeight: vars.weight.heavy,
    textAnchor: 'middle',
    fontVariantNumeric: 'tabular-nums',
  }),
);
