// The examples for Next.js and React Router, built from the packed kit by their own tools, in a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { pack } from '../../tooling/tarballs.ts';
import { type ServedApp, serveExample, serveWithVite } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'milepost-examples-'));
let browser: Browser;
const apps: Record<string, ServedApp> = {};

beforeAll(async () => {
  const kit = pack('ui');
  const serving = Object.entries({
    Vite: serveWithVite(kit),
    'Next.js': serveExample('next', folder, kit),
    'React Router': serveExample('react-router', folder, kit),
  }).map(async ([name, app]) => {
    apps[name] = await app;
  });
  // If one can't be built, `afterAll` still stops the others.
  await Promise.allSettled(serving);
  await Promise.all(serving);
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  await Promise.all(Object.values(apps).map(({ service }) => service.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page of an app, and collects what it reports. */
async function open(app: string, path: string) {
  const context = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    // Chromium warns of a preload that a slow machine uses late.
    const isLatePreload = message.text().includes('was preloaded using link preload but not used');
    if (['error', 'warning'].includes(message.type()) && !isLatePreload) {
      messages.push(message.text());
    }
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(`${apps[app]?.address}${path}`, { waitUntil: 'networkidle' });
  return { page, messages };
}

/** Returns the computed styles of every element of the screen that is not visually hidden, by property. */
const stylesOf = async (page: Page) => {
  await page.locator('#screen h1').waitFor();
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Chromium 156 reports automatic margins of a streamed document as 0 until its next layout.
    document.body.style.display = 'none';
    document.body.getClientRects();
    document.body.style.display = '';
    const isSeen = (element: Element | null): boolean =>
      !element ||
      (getComputedStyle(element).clipPath !== 'inset(50%)' && isSeen(element.parentElement));
    const elements = [...document.querySelectorAll('#screen, #screen *')];
    return elements.filter(isSeen).map((element) => {
      const style = getComputedStyle(element);
      const values: Record<string, string> = { element: element.localName };
      for (const name of style) {
        // Each build writes custom properties in its own way.
        if (name.startsWith('--')) continue;
        // Tailwind changes the color of borders that have no width.
        if (
          /^border-.*-color$/.test(name) &&
          style.getPropertyValue(name.replace(/color$/, 'width')) === '0px'
        )
          continue;
        // Each framework gives the patterns of a chart other ids.
        values[name] = style.getPropertyValue(name).replaceAll(/url\("#.*?"\)/g, 'url("#")');
      }
      return values;
    });
  });
};

type Styles = Awaited<ReturnType<typeof stylesOf>>;

/** What Tailwind's Preflight sets although it changes nothing that people see. */
const isInvisible = (values: Record<string, string>, name: string) =>
  values.display === 'none' ||
  // The browser draws the options of a select.
  values.element === 'option' ||
  // Buttons have their own background, which replaces the native look.
  name === 'appearance' ||
  name.includes('tap-highlight') ||
  (name === 'vertical-align' && !/inline|table-cell/.test(values.display ?? '')) ||
  (/^border-.*-style$/.test(name) && values[name.replace('style', 'width')] === '0px');

/** What differs, one property a line. */
const differences = (styles: Styles, expected: Styles) =>
  expected.flatMap((values, index) =>
    Object.entries(values).flatMap(([name, value]) => {
      const own = styles[index]?.[name];
      if (own === value || isInvisible(values, name)) return [];
      return [`${values.element} ${index} ${name}: ${value} -> ${own}`];
    }),
  );

describe.each(['Next.js', 'React Router'])('in %s', (app) => {
  test.each(['/', '/form', '/queue', '/es'])(
    '%s hydrates without a message and looks as it does with Vite',
    async (path) => {
      const reference = await open('Vite', path);
      const { page, messages } = await open(app, path);
      const expected = await stylesOf(reference.page);
      const styles = await stylesOf(page);
      expect(styles.length).toBe(expected.length);
      expect(differences(styles, expected).slice(0, 40)).toEqual([]);
      expect(messages).toEqual([]);
    },
  );

  test('a dialog opened in a dark part of the page is dark, and speaks its language', async () => {
    const { page, messages } = await open(app, '/es');
    await page.getByRole('button', { name: 'Descartar' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Descartar esta solicitud?' });
    const scheme = () => dialog.evaluate((element) => getComputedStyle(element).colorScheme);
    expect(await scheme()).toBe('dark');
    await dialog.getByRole('button', { name: 'Cerrar' }).waitFor();
    expect(messages).toEqual([]);
  });

  test('the sort order of a DataTable is in the address, and the server sorts the rows', async () => {
    const { page, messages } = await open(app, '/queue');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const table = page.getByRole('grid', { name: 'Deals in the queue' });
    const amounts = () => table.locator('tbody td').allInnerTexts();
    const header = table.getByRole('columnheader', { name: 'Amount' });
    await header.click();
    await page.waitForURL('**/queue?sort=amount&direction=ascending');
    await header.and(page.locator('[aria-sort=ascending]')).waitFor();
    await table.and(page.locator(':not([aria-busy])')).waitFor();
    expect(await amounts()).toEqual(['$9,900', '$18,400', '$22,150']);
    await header.click();
    await page.waitForURL('**/queue?sort=amount&direction=descending');
    await header.and(page.locator('[aria-sort=descending]')).waitFor();
    await table.and(page.locator(':not([aria-busy])')).waitFor();
    expect(await amounts()).toEqual(['$22,150', '$18,400', '$9,900']);
    const html = await (await page.request.get(page.url())).text();
    expect(html.indexOf('$22,150')).toBeLessThan(html.indexOf('$9,900'));
    await page.goBack();
    await page.waitForURL('**/queue?sort=amount&direction=ascending');
    await table.locator('tbody tr').first().getByText('$9,900').waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(messages).toEqual([]);
  });
});

describe('in Next.js', () => {
  const app = 'Next.js';

  test('links and menu items navigate without loading the page, and the styles stay', async () => {
    const reference = await open('Vite', '/form');
    const { page, messages } = await open(app, '/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'New deal' }).click();
    await page.getByRole('heading', { name: 'New deal' }).waitFor();
    const visited = differences(await stylesOf(page), await stylesOf(reference.page));
    expect(visited.slice(0, 40)).toEqual([]);

    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'All deals' }).click();
    await page.getByRole('heading', { name: 'Deals' }).waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/?page=2');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('links in the headers of a Table sort it on the server', async () => {
    const { page, messages } = await open(app, '/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const table = page.getByRole('table', { name: 'Deals to fund' });
    const amounts = () => table.locator('tbody td').allInnerTexts();
    const header = page.getByRole('columnheader', { name: 'Amount' });
    await header.getByRole('link').click();
    await page.waitForURL('**/?sort=amount&direction=ascending');
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
    expect(await amounts()).toEqual(['$9,900', '$18,400', '$22,150']);
    await header.getByRole('link').click();
    await page.waitForURL('**/?sort=amount&direction=descending');
    expect(await amounts()).toEqual(['$22,150', '$18,400', '$9,900']);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(messages).toEqual([]);
    // Without JavaScript, the server sends the rows in order.
    const html = await (await page.request.get(page.url())).text();
    expect(html.indexOf('$22,150')).toBeLessThan(html.indexOf('$9,900'));
  });
});
