import type { Page } from '@playwright/test';
import { expect, open, test } from './milepost.ts';

/** The pages with a landscape in their header. */
const stories = ['/about', '/history', '/careers', '/executives', '/dealers', '/military'];

/** The header and the part of its landscape that a phone shows. */
const header = (page: Page) => page.locator('main > div').first();
const land = (page: Page) => header(page).locator('> div').last();

for (const path of stories) {
  test(`${path} has its heading inside a landscape from edge to edge, and a strip of it on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    const around = await land(page).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(around).toMatchObject({ x: 0, width: 1280 });
    expect(heading?.y).toBeGreaterThan(around?.y ?? Number.NaN);
    expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan((around?.y ?? 0) + 230);

    await page.setViewportSize({ width: 390, height: 844 });
    const strip = await land(page).boundingBox();
    expect(strip).toMatchObject({ x: 0, width: 390 });
    expect(strip?.height).toBeGreaterThanOrEqual(120);
    expect(strip?.height).toBeLessThanOrEqual(160);
    const words = await header(page).getByRole('paragraph').last().boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`text in a ${colorScheme} sky has a contrast of 4.5 to 1 to each of its colors`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/careers');
    const ratios = await header(page).evaluate((story) => {
      const context = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      }) as CanvasRenderingContext2D;
      const luminance = (color: string) => {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
          (part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          },
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const skies = getComputedStyle(story).backgroundImage.match(/rgb\([^)]*\)/g) ?? [];
      const texts = [...story.querySelectorAll('h1, p, nav a, nav li')].map(
        (text) => getComputedStyle(text).color,
      );
      return skies.flatMap((sky) =>
        texts.map((text) => {
          const [darker = 0, lighter = 0] = [luminance(sky), luminance(text)].sort((a, b) => a - b);
          return (lighter + 0.05) / (darker + 0.05);
        }),
      );
    });
    expect(ratios.length).toBeGreaterThanOrEqual(9);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });
}

test('a phone shows the car of the home page, and the road below it, above the calculator', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const isShown = await page
    .locator('main svg[role="img"]')
    .first()
    .evaluate((picture: SVGSVGElement) => {
      picture.scrollIntoView({ block: 'center' });
      const belowCar = new DOMPoint(461, 440).matrixTransform(picture.getScreenCTM() ?? undefined);
      const seen = document.elementFromPoint(belowCar.x, belowCar.y);
      return picture.contains(seen);
    });
  expect(isShown).toBe(true);
});

for (const path of ['/terms', '/credit-score']) {
  test(`the index of ${path} marks the section in view, which starts right below the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await open(page, path);
    const index = page.getByRole('navigation', { name: 'On this page' });
    // The hidden index of a narrow screen marks the same section.
    const current = index.locator('[aria-current]').filter({ visible: true });
    await expect(current).toHaveCount(0);
    const second = index.getByRole('link').nth(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'location');
    await expect(current).toHaveCount(1);
    const section = page.locator(`${await second.getAttribute('href')}`);
    const bar = await page.locator('header').boundingBox();
    const top = (await section.boundingBox())?.y ?? Number.NaN;
    expect(Math.abs(top - (bar?.height ?? 0))).toBeLessThanOrEqual(1);
    const jump = (to: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), to);
    await jump(0);
    await expect(current).toHaveCount(0);
    await jump(100_000);
    await expect(current).toHaveCount(1);
    await jump(0);
    await expect(current).toHaveCount(0);
  });

  test(`a mark in the index of ${path} moves none of its links`, async ({ page }) => {
    await open(page, path);
    const index = page.getByRole('navigation', { name: 'On this page' });
    const height = async () => (await index.boundingBox())?.height;
    const before = await height();
    for (const link of await index.getByRole('link').filter({ visible: true }).all()) {
      await link.click();
      expect(await height(), `${await link.textContent()}`).toBe(before);
    }
  });
}

test('the index of /terms is closed on a phone, and leads to a section once it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/terms');
  const index = page.getByRole('navigation', { name: 'On this page' });
  const link = index.getByRole('link', { name: 'No offer of credit' });
  await expect(link).toBeHidden();
  await index.getByText('On this page').filter({ visible: true }).click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'No offer of credit' })).toBeInViewport();
});
