import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from './milepost.ts';

const policies: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../dist/policies.json', import.meta.url), 'utf8'),
);
const screens = Object.keys(policies).filter((path) => path !== '/404');

for (const path of screens) {
  test(`axe finds nothing at ${path}, light and dark, on a desktop and a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 390]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        expect.soft(found, `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no screen scrolls sideways', async ({ page }) => {
    for (const path of screens) {
      await open(page, path);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, path).toBeLessThanOrEqual(0);
    }
  });
});

test('every document tells its own title, description and address, and has one heading', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const path of screens) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html, path).toMatch(/<link rel="canonical" href="https:\/\/[^"]+"/);
    expect(html, path).toMatch(/<meta property="og:image"/);
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    titles.add(title);
  }
  expect(titles.size).toBe(screens.length - 1); // /payoff and /dealers/payoff are one screen.
  expect(await (await request.get('/dealers/payoff')).text()).toMatch(
    /<link rel="canonical" href="[^"]+\/payoff"/,
  );
});

test('a path that is no page gets status 404, the 404 page, and a line on the console', async ({
  page,
  consoleMessages,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByText('404').first()).toBeVisible();
  await expect.poll(() => consoleMessages).toContain('404: there is no page at /no/such/page');
  consoleMessages.length = 0;
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle(/^Milepost Auto Finance/);
});

test('a link changes the page in place, moves focus to its heading and keeps the scroll', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Pay-Off Request' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Payoff Quote');
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText(/^Payoff Quote/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading).toHaveText('A Hassle-Free Car Buying Experience.');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await open(page, '/payoff');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a page asks nobody but us for anything, and keeps nothing that is typed', async ({
  page,
  milepost,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await open(page, '/payoff');
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByRole('button', { name: 'Request payoff quote' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect([...hosts]).toEqual([milepost.site]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept + page.url()).not.toContain('Dana');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read and links lead on', async ({ page, milepost }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Payoff Quote' }).first().click();
    expect(page.url()).toBe(`${milepost.site}/payoff`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payoff Quote');
    await expect(page.getByText('We email your quote within 24 hours.')).toBeVisible();
  });
});
