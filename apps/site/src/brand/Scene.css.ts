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
  sky: '#E4EEE6',
  'sky-mid': '#FBEFD6',
  'sky-low': '#F9CE8B',
  haze: '#FBE3B8',
  lit: '#FFF2C9',
  shadow: '#0B2E26',
  star: 'transparent',
  cloud: '#FFF8EA',
  glow: '#FBC766',
  sun: '#F6A821',
  crater: '#F6A821',
  peak: '#D9D6AE',
  'peak-shade': '#A8C2AC',
  far: '#84B59B',
  middle: '#4A9676',
  near: '#24765A',
  ground: '#14523F',
  verge: '#B9B97E',
  tree: '#15493A',
  'tree-lit': '#2C7257',
  road: '#35453F',
  'road-lit': '#4B5C54',
  dash: '#F6A821',
  tire: '#101D18',
  glass: '#29443C',
  window: '#35574C',
  tower: '#5F9580',
  'tower-lit': '#86B194',
  post: '#8E9A93',
  'post-lit': '#D5D9D2',
  sign: '#14523F',
  'sign-edge': '#FBF8F3',
  car: '#F7F3EA',
  'car-shade': '#C9CCC6',
  tail: '#B5301F',
  lamp: '#FFD98A',
  blue: '#2F5688',
  wall: '#F8E9CF',
  'wall-shade': '#D9BC8E',
  wood: '#8C5628',
  'wood-lit': '#B9793F',
  skin: '#B97A52',
};
const night: typeof day = {
  sky: '#0C1A24',
  'sky-mid': '#15303F',
  'sky-low': '#2E4450',
  haze: '#33505C',
  lit: '#9CC7D6',
  shadow: '#020807',
  star: '#E8E2C8',
  cloud: '#2B4655',
  glow: '#5B7480',
  sun: '#F3E2B3',
  crater: '#E2CD97',
  peak: '#3A5A66',
  'peak-shade': '#26424D',
  far: '#24505A',
  middle: '#1B4348',
  near: '#143735',
  ground: '#0B2420',
  verge: '#2F4A44',
  tree: '#0A221D',
  'tree-lit': '#173F38',
  road: '#1C2A30',
  'road-lit': '#2B3C43',
  dash: '#E9A12A',
  tire: '#050D0B',
  glass: '#0D211F',
  window: '#EDB95C',
  tower: '#223E49',
  'tower-lit': '#34596A',
  post: '#5D6F73',
  'post-lit': '#8A9DA0',
  sign: '#14523F',
  'sign-edge': '#E9EFE9',
  car: '#D3DCD8',
  'car-shade': '#8FA39A',
  tail: '#C2402F',
  lamp: '#FFE2A0',
  blue: '#3F669C',
  wall: '#3B5460',
  'wall-shade': '#22353F',
  wood: '#5E4129',
  'wood-lit': '#7C5836',
  skin: '#8A5636',
};

const scene = createGlobalThemeContract(day, (_, path) => `scene-${path.join('-')}`);
const atNight = { vars: assignVars(scene, night) };
globalStyle(':where(:root)', { vars: assignVars(scene, day) });
globalStyle(':where(:root:not([data-theme]))', {
  '@media': { '(prefers-color-scheme: dark)': atNight },
});
globalStyle(':where([data-theme="dark"])', atNight);

/** A sky, which shows until the drawing on it has loaded. Text on it keeps the theme's own colors. */
export const sky = style({
  background: `linear-gradient(${scene.sky}, ${scene['sky-mid']} 45%, ${scene['sky-low']} 78%)`,
  '@media': {
    [media.forcedColors]: { background: 'Canvas' },
    print: { background: 'none' },
  },
});

const bare = style({ display: 'block', forcedColorAdjust: 'none' });

const picture = style([bare, sky]);

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

/**
 * The size of a landscape, and the point of it that is in the middle: on a phone its subject, else
 * the middle of the drawing, with the subject beside the text.
 */
const land = { strip: '13rem', beside: '28.75rem', ratio: 3200 / 460 };
const landscape = (height: string, focus: string) =>
  ({
    width: `calc(${height} * ${land.ratio})`,
    height,
    translate: `-${focus} 0`,
  }) as const;

export const shape = styleVariants({
  bare: [bare, { height: '100%', width: 'auto', overflow: 'visible' }],
  /** As wide as its container, as high as the drawing. */
  wide: [bare, { width: '100%', height: 'auto' }],
  stretched: [bare, { height: '100%', width: '100%' }],
  /** As large as its container. */
  fill: [picture, { position: 'absolute', inset: 0, width: '100%', height: '100%' }],
  /** On the lower edge of a positioned container with a sky, as wide as the screen. */
  land: [
    bare,
    {
      position: 'absolute',
      overflow: 'visible',
      bottom: 0,
      left: '50%',
      maxWidth: 'none',
      ...landscape(land.strip, '61%'),
      '@media': { [media.desktop]: landscape(land.beside, '50%') },
    },
  ],
  card: [card],
  /** Shown only where columns are side by side. */
  beside: [
    card,
    {
      '@media': { [`(not ${media.desktop})`]: { display: 'none' } },
    },
  ],
});

export const words = style({
  fontWeight: vars.weight.heavy,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
  fill: scene['sign-edge'],
});
export const small = style([words, { fill: scene.dash }]);
export const onSign = style([words, { fill: '#1D1503' }]);
