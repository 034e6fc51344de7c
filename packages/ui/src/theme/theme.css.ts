import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { themeRules } from './createTheme.ts';
import { layers } from './layers.css.ts';
import { defaultTheme } from './tokens.ts';

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

for (const { selector, query, colorScheme, properties } of themeRules(defaultTheme)) {
  const rule = { ...(colorScheme && { colorScheme }), vars: properties };
  globalStyle(selector, {
    '@layer': { [layers.tokens]: query ? { '@media': { [query]: rule } } : rule },
  });
}
