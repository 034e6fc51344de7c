import { vars } from '@milepost/ui/theme';
import {
  assignVars,
  createThemeContract,
  globalStyle,
  style,
  styleVariants,
} from '@vanilla-extract/css';

/** The colors of the scene (hills, road, sun, car, sign), by day and by night. */
const day = {
  sky: '#FBD99B',
  sun: '#F6A821',
  far: '#8FBFA8',
  middle: '#43906F',
  near: '#1B6B50',
  road: '#14231E',
  car: '#FBF8F3',
};
const night: typeof day = {
  sky: '#15293B',
  sun: '#F3D79A',
  far: '#2C5A50',
  middle: '#1D4A3D',
  near: '#13392E',
  road: '#06100D',
  car: '#EAF2EE',
};

const scene = createThemeContract(day);
const atNight = { vars: assignVars(scene, night) };
globalStyle(':where(:root)', { vars: assignVars(scene, day) });
globalStyle(':where(:root:not([data-theme]))', {
  '@media': { '(prefers-color-scheme: dark)': atNight },
});
globalStyle(':where([data-theme="dark"])', atNight);

const mix = (color: string, share: number, other: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${other})`;

export const picture = style({
  width: '100%',
  height: 'auto',
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.panel,
  forcedColorAdjust: 'none',
});

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
  (color) => ({ fill: color }),
);

export const words = style({
  fontWeight: vars.weight.heavy,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
});
