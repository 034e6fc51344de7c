import { pagePaths } from '@milepost/domain/content/pages';
import { expect, test } from './test.ts';

test('every page is hydrated, has its heading and fits its window', async ({ tab }) => {
  test.setTimeout(240_000);
  const excess = () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const softly = expect.configure({ soft: true });
  for (const path of pagePaths) {
    await tab.open(path);
    expect.soft(await tab.evaluate(() => document.querySelectorAll('h1').length), path).toBe(1);
    for (const width of [1280, 390]) {
      await tab.resize(width, 800);
      // A WebKit window can't be as narrow as a phone, so it is as narrow as possible.
      await tab.until((wanted) => innerWidth < 800 === wanted < 800, width);
      // Some parts are laid out one frame after a resize.
      await softly
        .poll(excess, { message: `${path} scrolls sideways at ${width} px` })
        .toBeLessThanOrEqual(0);
    }
  }
});

test('an unknown path shows the 404 page, which leads home', async ({ tab }) => {
  await tab.open('/no/such/page');
  expect(await tab.textOf({ role: 'heading' })).toBe('Oops! Page not found');
  await tab.click({ role: 'link', name: 'Return to Home' });
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe('/');
});

test('the browser reports a violation of the policy to the site', async ({ tab, line }) => {
  await tab.open('/terms');
  await tab.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/' }));
  });
  await expect.poll(() => line.violations.splice(0).join()).toContain('img-src');
});
