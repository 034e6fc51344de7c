import { expect, open, test as siteTest } from './milepost.ts';

/** The part of an element that the header covers, in CSS pixels. */
const coveredHeight = (element: Element) => {
  const header = document.querySelector('header') as HTMLElement;
  if (header.contains(element) || getComputedStyle(header).position !== 'sticky') return 0;
  const { top, height } = element.getBoundingClientRect();
  return Math.min(height, Math.max(0, Math.round(header.getBoundingClientRect().bottom - top)));
};

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

interface TextSize {
  /** The text size of the visitor's browser, in CSS pixels. */
  readonly textSize: number;
}

/** Opens the page in a browser with another text size, and closes it after a failure too. */
const test = siteTest.extend<TextSize>({
  textSize: [16, { option: true }],
  page: async ({ playwright, launchOptions, baseURL, textSize }, use) => {
    const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${textSize}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newPage({ baseURL: baseURL ?? '' }));
    await browser.close();
  },
});

for (const textSize of [16, 20, 32]) {
  test.describe(`with a text size of ${textSize} px`, () => {
    test.use({ textSize });

    test('the header covers neither an anchor nor the focus', async ({ page }) => {
      for (const [width, height] of viewports) {
        const size = `${width} × ${height}`;
        await page.setViewportSize({ width, height });
        await open(page, '/terms');
        const { fontSize } = await page.evaluate(() => getComputedStyle(document.documentElement));
        expect(fontSize).toBe(`${textSize}px`);
        const anchor = page.locator('main nav a[href^="#"]').last();
        const id = (await anchor.getAttribute('href'))?.slice(1) ?? '';
        await anchor.click();
        const target = page.locator(`[id="${id}"]`);
        await expect(target).toBeInViewport();
        await expect.poll(() => target.evaluate(coveredHeight), size).toBe(0);
        for (let stops = 0; stops < 12; stops++) {
          await page.keyboard.press('Shift+Tab');
          await expect.poll(() => page.locator(':focus').evaluate(coveredHeight), size).toBe(0);
        }
      }
    });
  });
}
