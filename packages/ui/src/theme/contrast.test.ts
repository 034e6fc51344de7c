import { describe, expect, test } from 'vitest';
import { harbor } from '../examples/harbor/harbor.ts';
import { contrast } from '../testing/contrast.ts';
import { completeTheme } from './createTheme.ts';
import { type Colors, colorModes, contrastPairs, defaultTheme, panelColors } from './tokens.ts';

const brands = { kit: defaultTheme, harbor: completeTheme(harbor) };

const cases = Object.entries(brands).flatMap(([brand, theme]) =>
  Object.entries(colorModes(theme)).flatMap(([mode, page]) =>
    contrastPairs.flatMap(({ foreground, on, atLeast, panel }) =>
      on.map((background) => {
        const colors: Colors = panel ? { ...page, ...panelColors(theme, mode) } : page;
        const name = `${brand}, ${mode}${panel ? ', in a panel' : ''}`;
        return { name, foreground, background, atLeast, colors };
      }),
    ),
  ),
);

describe('every declared pair of colors meets WCAG AA in each mode of each brand', () => {
  test.each(cases)(
    '$name: $foreground on $background is at least $atLeast',
    ({ foreground, background, atLeast, colors }) => {
      expect(contrast(colors[foreground], colors[background])).toBeGreaterThanOrEqual(atLeast);
    },
  );
});

test('in the dark theme, a sunken part, the page, a surface, a panel and a border differ visibly', () => {
  const { sunken, page, surface, border } = defaultTheme.dark;
  expect(contrast(page, sunken)).toBeGreaterThan(1.14);
  expect(contrast(sunken, surface)).toBeGreaterThan(1.14);
  expect(contrast(surface, page)).toBeGreaterThan(1.15);
  expect(contrast(defaultTheme.darkPanel.page, surface)).toBeGreaterThan(1.14);
  expect(contrast(border, surface)).toBeGreaterThan(1.5);
});

test('the contrast of black on white is 21 to 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});
