import type { BrowserName } from '../../../../tooling/browser.ts';
import { startBrowser } from './browsers.ts';
import type { Tab } from './Tab.ts';
import { expect, test as siteTest } from './test.ts';

/** How much the header covers of the focused element, or of the one with an id, in CSS pixels. */
function covered(id: string | null): { readonly height: number; readonly isHalf: boolean } {
  const element = id === null ? document.activeElement : document.getElementById(id);
  const header = document.querySelector('header');
  if (!element || !header) throw new Error('The page has no header, or the element is missing.');
  if (header.contains(element) || getComputedStyle(header).position !== 'sticky') {
    return { height: 0, isHalf: false };
  }
  const { top, height: whole } = element.getBoundingClientRect();
  const below = Math.round(header.getBoundingClientRect().bottom - top);
  const height = Math.min(whole, Math.max(0, below));
  return { height, isHalf: height >= whole / 2 };
}

/** A desktop at a page zoom of 100%, 125%, 150%, 200% and 400%, a tablet, and phones on both sides. */
const viewports = [
  [1280, 900],
  [1024, 720],
  [853, 600],
  [640, 450],
  [320, 225],
  [768, 1024],
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

/** Opens a browser with another text size. */
const test = siteTest.extend<{
  /** The text size of the visitor's browser, in CSS pixels. */
  readonly textSize: number;
}>({
  textSize: [16, { option: true }],
  tab: async ({ runs, line, textSize }, use) => {
    const browser = await startBrowser(runs, 'light', { textSize });
    await browser.withTab(line.origin, use);
    await browser.close();
  },
});

/** Checks one anchor and the stops before it at each size of the viewport. */
async function expectUncovered(tab: Tab, runs: BrowserName, textSize: number) {
  for (const [width, height] of viewports) {
    const size = `${width} × ${height}`;
    await tab.resize(width, height);
    await tab.open('/terms');
    const { fontSize, id, name } = await tab.evaluate(() => {
      // On a narrow screen, the links are in a closed part.
      document.querySelector<HTMLElement>('main nav summary')?.click();
      const anchor = [...document.querySelectorAll('main nav a[href^="#"]')].at(-1);
      return {
        fontSize: getComputedStyle(document.documentElement).fontSize,
        id: anchor?.getAttribute('href')?.slice(1) ?? '',
        name: anchor?.textContent ?? '',
      };
    });
    expect(fontSize).toBe(`${textSize}px`);
    await tab.click({ role: 'link', name });
    await tab.until((target) => {
      const { top, bottom } = document.getElementById(target)?.getBoundingClientRect() ?? {};
      return top !== undefined && top < innerHeight && Number(bottom) > 0;
    }, id);
    await expect.poll(() => tab.evaluate(covered, id), size).toMatchObject({ height: 0 });
    for (let stops = 0; stops < 12; stops++) {
      await tab.press('Shift+Tab');
      await expect
        .poll(() => tab.evaluate(covered, null), size)
        // Firefox does not scroll to a link that is partly below the scroll padding.
        .toMatchObject(runs === 'Firefox' ? { isHalf: false } : { height: 0 });
    }
  }
}

test('the header covers neither an anchor nor the focus', ({ tab, runs }) =>
  expectUncovered(tab, runs, 16));

for (const textSize of [20, 32]) {
  test.describe(`with a text size of ${textSize} px`, () => {
    test.use({ textSize });

    test('the header covers neither an anchor nor the focus', ({ tab, runs }) =>
      expectUncovered(tab, runs, textSize));
  });
}
