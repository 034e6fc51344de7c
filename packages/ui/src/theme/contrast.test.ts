import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { type Colors, contrastPairs, pinePanel, type ThemeName, themes } from './tokens.ts';

const cases = (Object.keys(themes) as ThemeName[]).flatMap((theme) =>
  contrastPairs.flatMap(({ foreground, on, atLeast, panel }) =>
    on.map((ground) => ({ theme, foreground, ground, atLeast, panel: Boolean(panel) })),
  ),
);

describe('every declared pair of colors holds WCAG AA in each theme', () => {
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
