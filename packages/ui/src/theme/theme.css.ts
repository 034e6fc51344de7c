import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import figtree from '@capsizecss/metrics/figtree';
import figtreeHeavy from '@capsizecss/metrics/figtree/800';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
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
const text = { fontWeight: '300 500', of: figtree };
const headings = { fontWeight: '600 900', of: figtreeHeavy };
const onDevices = [
  ['Figtree Fallback', text, arial, ['Arial', 'Liberation Sans', 'Arimo']],
  ['Figtree Fallback', headings, arialBold, ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold']],
  ['Figtree Fallback Android', text, roboto, ['Roboto']],
  ['Figtree Fallback Android', headings, robotoBold, ['Roboto Bold']],
] as const;
for (const [family, { fontWeight, of }, metrics, names] of onDevices) {
  const [face] = createFontStack([of, metrics], { fontFaceFormat: 'styleObject' }).fontFaces;
  globalFontFace(family, {
    ...face?.['@font-face'],
    fontWeight,
    src: names.map((name) => `local('${name}')`).join(', '),
  });
}

for (const { selector, query, colorScheme, properties } of themeRules(defaultTheme)) {
  const rule = { ...(colorScheme && { colorScheme }), vars: properties };
  globalStyle(selector, inLayer('tokens', query ? { '@media': { [query]: rule } } : rule));
}
