import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import { assignVars, createGlobalTheme, globalFontFace, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { media } from '../styles/media.ts';
import { vars } from './contract.css.ts';
import { type Colors, scenes, shared, themes } from './tokens.ts';

globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

// Arial with Figtree's metrics, so that nothing moves when the web font arrives.
const [fallback] = createFontStack([figtree, arial], { fontFaceFormat: 'styleObject' }).fontFaces;
globalFontFace('Figtree Fallback', {
  ...fallback?.['@font-face'],
  src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
});

const { color, scene, ...fixed } = vars;

const colors = (values: Colors, drawing: Record<keyof typeof scenes.light, string>) => ({
  ...assignVars(color, values),
  ...assignVars(scene, drawing),
});

const systemColors: Colors = {
  pine900: 'Canvas',
  pine800: 'Canvas',
  pine700: 'Canvas',
  pine600: 'CanvasText',
  amber: 'ButtonFace',
  amberHover: 'ButtonFace',
  onAmber: 'ButtonText',
  paper: 'Canvas',
  surface: 'Canvas',
  sunken: 'Canvas',
  ink: 'CanvasText',
  inkSoft: 'CanvasText',
  hairline: 'CanvasText',
  control: 'ButtonBorder',
  link: 'LinkText',
  solid: 'ButtonFace',
  solidHover: 'ButtonFace',
  onSolid: 'ButtonText',
  fill: 'Highlight',
  hover: 'Canvas',
  tintAmber: 'Canvas',
  tintPine: 'Canvas',
  tintSky: 'Canvas',
  tintRose: 'Canvas',
  tintLilac: 'Canvas',
  dangerText: 'CanvasText',
  dangerFill: 'ButtonFace',
  dangerFillHover: 'ButtonFace',
  onDanger: 'ButtonText',
  dangerWash: 'Canvas',
  successText: 'CanvasText',
  successWash: 'Canvas',
  warningText: 'CanvasText',
  warningWash: 'Canvas',
  infoText: 'CanvasText',
  infoWash: 'Canvas',
  inverse: 'Canvas',
  onInverse: 'CanvasText',
  onInverseSoft: 'CanvasText',
  focus: 'Highlight',
  scrim: 'Canvas',
  shadow: 'Canvas',
};

const theme = (
  selector: string,
  values: Colors,
  drawing: typeof scenes.light | typeof scenes.dark,
  scheme: string,
  query?: string,
) => {
  const rule = { colorScheme: scheme, vars: colors(values, drawing) };
  globalStyle(selector, {
    '@layer': { [layers.tokens]: query ? { '@media': { [query]: rule } } : rule },
  });
};

createGlobalTheme(':root', fixed, { '@layer': layers.tokens, ...shared });

const chosenLight = ':root, [data-theme="light"]';
const chosenDark = '[data-theme="dark"]';
const systemDark = ':root:not([data-theme])';

theme(chosenLight, themes.light, scenes.light, 'light');
theme(systemDark, themes.dark, scenes.dark, 'dark', media.dark);
theme(chosenDark, themes.dark, scenes.dark, 'dark');
theme(chosenLight, themes.lightMoreContrast, scenes.light, 'light', media.moreContrast);
theme(
  '[data-theme="light"][data-contrast="more"]',
  themes.lightMoreContrast,
  scenes.light,
  'light',
);
theme(
  systemDark,
  themes.darkMoreContrast,
  scenes.dark,
  'dark',
  `${media.dark} and ${media.moreContrast}`,
);
theme(chosenDark, themes.darkMoreContrast, scenes.dark, 'dark', media.moreContrast);
theme('[data-theme="dark"][data-contrast="more"]', themes.darkMoreContrast, scenes.dark, 'dark');

globalStyle(':root, [data-theme]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        [media.forcedColors]: { vars: assignVars(color, systemColors) },
      },
    },
  },
});

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        [media.reducedMotion]: {
          vars: assignVars(vars.duration, { fast: '0s', base: '0s', slow: '0s' }),
        },
      },
    },
  },
});
