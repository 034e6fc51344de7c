import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import roboto from '@capsizecss/metrics/roboto';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { themeRules } from './createTheme.ts';
import { inLayer } from './inLayer.ts';
import { defaultTheme } from './tokens.ts';

globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

// Local fallback fonts with Figtree's metrics, so that the layout does not shift when the web font
// loads: Arial or its metric-compatible clones, and Roboto, the only font on Android; bold for headings.
// The sizes in bold are a compromise between the weights 600 to 800, measured on the site's headings in
// English and Spanish: Capsize's averages are too wide for them.
const onDevices = [
  ['Figtree Fallback', arial, '96.5%', ['Arial', 'Liberation Sans', 'Arimo']],
  ['Figtree Fallback Android', roboto, '103.2%', ['Roboto']],
] as const;
for (const [family, metrics, sizeInBold, names] of onDevices) {
  for (const isBold of [false, true]) {
    const [face] = createFontStack([figtree, metrics], {
      fontFaceFormat: 'styleObject',
      ...(isBold && { fontFaceProperties: { sizeAdjust: sizeInBold } }),
    }).fontFaces;
    globalFontFace(family, {
      ...face?.['@font-face'],
      fontWeight: isBold ? '600 900' : '300 500',
      src: names.map((name) => `local('${name}${isBold ? ' Bold' : ''}')`).join(', '),
    });
  }
}

for (const { selector, query, colorScheme, properties } of themeRules(defaultTheme)) {
  const rule = { ...(colorScheme && { colorScheme }), vars: properties };
  globalStyle(selector, inLayer('tokens', query ? { '@media': { [query]: rule } } : rule));
}
