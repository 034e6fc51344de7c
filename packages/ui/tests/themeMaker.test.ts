import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  type Choices,
  codeOf,
  corners,
  fonts,
  measure,
  themeOf,
} from '../../../.storybook/themeMaker.ts';
import { createTheme } from '../src/theme/createTheme.ts';

const base: Choices = { primary: '#F2994A', brand: '#1F4B99', corners: 'slight', font: 'System' };

/** Colors that are hard to theme: black, white, and saturated, light and gray ones. */
const colors = ['#000000', '#FFFFFF', '#FF0000', '#FFFF00', '#00C2FF', '#7F7F7F', '#5B2A86'];

test.each(colors.flatMap((brand) => colors.map((primary) => ({ brand, primary }))))(
  'a theme of brand $brand with primary $primary has enough contrast in every mode',
  (choice) => {
    const failing = measure(themeOf({ ...base, ...choice })).filter(
      ({ ratio, atLeast }) => ratio < atLeast,
    );
    expect(failing).toEqual([]);
  },
);

const script = join(import.meta.dirname, 'brand.generated.ts');
const stylesheet = join(import.meta.dirname, 'brand.generated.css');
afterAll(() => {
  for (const file of [script, stylesheet]) rmSync(file, { force: true });
});

test('the code of a theme runs, and writes the stylesheet that the page shows', async () => {
  for (const shape of Object.keys(corners) as (keyof typeof corners)[]) {
    for (const font of Object.keys(fonts) as (keyof typeof fonts)[]) {
      const change = themeOf({ ...base, corners: shape, font });
      const code = codeOf(change)
        .replace("'@milepost/ui/theme'", "'../src/theme/createTheme.ts'")
        .replace("'brand.css'", JSON.stringify(stylesheet));
      writeFileSync(script, code);
      await import(`${script}?${shape}-${font}`);
      expect(readFileSync(stylesheet, 'utf8')).toBe(createTheme(change));
    }
  }
});
