import { describe, expect, test } from 'vitest';
import { type Colors, contrastPairs, pinePanel, type ThemeName, themes } from './tokens.ts';

/** Relative luminance of an opaque sRGB colour (WCAG 2.2, "relative luminance"). */
const luminance = (hex: string) => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const contrast = (a: string, b: string) => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const cases = (Object.keys(themes) as ThemeName[]).flatMap((theme) =>
  contrastPairs.flatMap(({ foreground, on, atLeast, panel }) =>
    on.map((ground) => ({ theme, foreground, ground, atLeast, panel: Boolean(panel) })),
  ),
);

describe('every declared pair of colours holds WCAG AA in each theme', () => {
  test.each(cases)(
    '$theme: $foreground on $ground (panel: $panel) is at least $atLeast',
    ({ theme, foreground, ground, atLeast, panel }) => {
      const colors: Colors = panel ? { ...themes[theme], ...pinePanel } : themes[theme];
      expect(contrast(colors[foreground], colors[ground])).toBeGreaterThanOrEqual(atLeast);
    },
  );
});

test('black on white is 21 to 1, so that the measure itself is right', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});
