import type { Tab } from './Tab.ts';
import { expect, test } from './test.ts';

test.use({ scheme: 'dark' });

/** The lightness of the page's background and text, 0 to 255. */
const lightness = (tab: Tab) =>
  tab.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const context = document.createElement('canvas').getContext('2d');
    const lightnessOf = (value: string) => {
      if (!context) throw new Error('The browser draws nothing.');
      context.fillStyle = value;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    };
    return { ground: lightnessOf(backgroundColor), text: lightnessOf(color) };
  });

test('a visitor who prefers dark colors gets them, on every type of page', async ({ tab }) => {
  for (const path of ['/', '/faq', '/payoff', '/account']) {
    await tab.open(path);
    const { ground, text } = await lightness(tab);
    expect(ground, path).toBeLessThan(64);
    expect(text, path).toBeGreaterThan(180);
  }
});
