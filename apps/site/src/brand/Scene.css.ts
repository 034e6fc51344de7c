import { media, vars } from '@milepost/ui/theme';
import {
  assignVars,
  createGlobalThemeContract,
  globalStyle,
  style,
  styleVariants,
} from '@vanilla-extract/css';

/** The daytime colors of the scenes. In `scenes.svg` their names start with `--scene-`. */
const day = {
  sky: '#FBD99B',
  cloud: '#FBE4BC',
  glow: '#FACF84',
  sun: '#F6A821',
  peak: '#CBCDA1',
  'peak-shade': '#AFC7A4',
  far: '#8FBFA8',
  middle: '#43906F',
  near: '#1B6B50',
  tree: '#185041',
  road: '#2A3A34',
  tire: '#101D18',
  glass: '#2A3F37',
  window: '#2A3F37',
  tower: '#64967A',
  tool: '#185041',
  car: '#FBF8F3',
  'car-shade': '#D2D2CD',
  light: '#B42318',
  blue: '#2B4C7E',
  wall: '#F6E7CF',
  'wall-shade': '#EAD5B4',
  wood: '#B9793F',
  'wood-shade': '#8C5628',
  skin: '#A96B45',
  khaki: '#A39F6A',
  'khaki-shade': '#7F7C4E',
};
const night: typeof day = {
  sky: '#15293B',
  cloud: '#3B5468',
  glow: '#2B3D4A',
  sun: '#F3D79A',
  peak: '#213F46',
  'peak-shade': '#264A49',
  far: '#2C5A50',
  middle: '#1D4A3D',
  near: '#13392E',
  tree: '#0D2A22',
  road: '#24343B',
  tire: '#06100D',
  glass: '#0C1F1B',
  window: '#E6B35A',
  tower: '#4B6D80',
  tool: '#8FA9A0',
  car: '#D9E2DD',
  'car-shade': '#8FA39A',
  light: '#C2402F',
  blue: '#3B5F96',
  wall: '#30454F',
  'wall-shade': '#22333D',
  wood: '#855835',
  'wood-shade': '#664329',
  skin: '#8A5636',
  khaki: '#6F6E4C',
  'khaki-shade': '#55553A',
};

const scene = createGlobalThemeContract(day, (_, path) => `scene-${path.join('-')}`);
const atNight = { vars: assignVars(scene, night) };
globalStyle(':where(:root)', { vars: assignVars(scene, day) });
globalStyle(':where(:root:not([data-theme]))', {
  '@media': { '(prefers-color-scheme: dark)': atNight },
});
globalStyle(':where([data-theme="dark"])', atNight);

/** The sky behind text, which keeps the theme's own colors. */
export const sky = style({ background: scene.sky });

const bare = style({ display: 'block', forcedColorAdjust: 'none' });

// The background shows the sky until the drawing has loaded.
const picture = style([bare, { background: scene.sky }]);

/** A framed picture, as wide as its column. */
const card = style([
  picture,
  {
    width: '100%',
    height: 'auto',
    aspectRatio: '8 / 5',
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
  },
]);

export const shape = styleVariants({
  bare: [bare, { height: '100%', width: 'auto' }],
  /** As large as its container. */
  fill: [picture, { position: 'absolute', inset: 0, width: '100%', height: '100%' }],
  /** Along the lower edge of a container with a sky background. */
  foot: [bare, { width: '100%', height: 'clamp(7.5rem, 19vw, 14rem)' }],
  card: [card],
  /** Shown only where columns are side by side. */
  beside: [
    card,
    {
      '@media': { [`not all and ${media.desktop}`]: { display: 'none' } },
    },
  ],
});

export const words = style({
  fontWeight: vars.weight.heavy,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
  fill: scene.car,
});
export const small = style([words, { fill: scene.sun }]);
export const onSign = style([words, { fill: '#1D1503' }]);
