import { expect, test } from 'vitest';
import { completeTheme, createTheme } from './createTheme.ts';
import { defaultTheme } from './tokens.ts';

test('a theme keeps the kit’s value of everything that a brand omits', () => {
  expect(completeTheme({})).toEqual(defaultTheme);
  const { page: _page, ...otherThanPage } = defaultTheme.darkPanel;
  expect(
    completeTheme({
      light: { primary: '#c2410c' },
      panel: { page: '#101010' },
      scale: { radius: { card: '8px' } },
      compact: { space: { m: '10px' } },
    }),
  ).toEqual({
    ...defaultTheme,
    light: { ...defaultTheme.light, primary: '#c2410c' },
    panel: { ...defaultTheme.panel, page: '#101010' },
    darkPanel: otherThanPage,
    scale: { ...defaultTheme.scale, radius: { ...defaultTheme.scale.radius, card: '8px' } },
    compact: { ...defaultTheme.compact, space: { ...defaultTheme.compact.space, m: '10px' } },
  });
});

test('a brand’s color replaces the kit’s color for more contrast, unless the brand has its own', () => {
  const { lightMoreContrast, darkMoreContrast } = completeTheme({
    light: { text: '#111111', link: '#2b3fb0' },
    lightMoreContrast: { link: '#101060' },
  });
  const { text: _text, ...others } = defaultTheme.lightMoreContrast;
  expect(lightMoreContrast).toEqual({ ...others, link: '#101060' });
  expect(darkMoreContrast).toEqual(defaultTheme.darkMoreContrast);
});

test('the stylesheet of a brand has a single layer and declares the order of all of them', () => {
  const css = createTheme({ dark: { primary: '#fb923c' } });
  expect(css).toMatch(/^@layer mp\.reset, mp\.tokens, mp\.brand, mp\.components\.base, /);
  expect(css.match(/@layer mp\.[\w.]+ \{/g)).toEqual(['@layer mp.brand {']);
  expect(css).toContain('--mp-color-primary: #fb923c;');
});
