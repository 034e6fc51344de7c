import { describe, expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import { type Colors, colorModes, contrastPairs, defaultTheme } from './tokens.ts';

const modes = colorModes(defaultTheme);
type Mode = keyof typeof modes;

const cases = (Object.keys(modes) as Mode[]).flatMap((mode) =>
  contrastPairs.flatMap(({ foreground, on, atLeast, panel }) =>
    on.map((ground) => ({ mode, foreground, ground, atLeast, panel: Boolean(panel) })),
  ),
);

describe('every declared pair of colors holds WCAG AA in each theme', () => {
  test.each(cases)(
    '$mode: $foreground on $ground (panel: $panel) is at least $atLeast',
    ({ mode, foreground, ground, atLeast, panel }) => {
      const colors: Colors = panel ? { ...modes[mode], ...defaultTheme.panel } : modes[mode];
      expect(contrast(colors[foreground], colors[ground])).toBeGreaterThanOrEqual(atLeast);
    },
  );
});

test('black on white is 21 to 1, so that the measure itself is right', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});
