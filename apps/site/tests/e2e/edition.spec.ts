import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { tasks, titleOf } from '../tasks.ts';
import { bothLanguages as both } from '../words.ts';
import {
  expect,
  expectMessages,
  expectToFit,
  holdScripts,
  hydrated,
  lookOf,
  looks,
  open,
  problemsOf,
  test,
} from './milepost.ts';
import { expectDone, expectKept, take } from './steps.ts';

const usual = join(import.meta.dirname, '../../dist');

test.use({ dist: both });

const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');
const addressesIn = (dist: string) => Object.keys(JSON.parse(read(dist, 'policies.json')));
const documentOf = (address: string) => (address === '/' ? '/index.html' : `${address}.html`);
const spanish = addressesIn(both).filter((path) => /^\/es(?!\/404)/.test(path));
/** The hashes in the names of files change with each edit, and compressed sizes change with them. */
const withEqualNames = (text: string) =>
  text.replace(/-[\w-]{8}(?=\.(?:css|js|svg|woff2)\b)/g, '-12345678');
/**
 * At quality 11, which the build uses, Brotli divides the same code differently after an edit: sizes
 * change by up to 0.1 KB.
 */
const smooth = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const pathOf = (address: string) => address.replace('/es', '') || '/';
const untranslated = addressesIn(usual).filter(
  (path) => path !== '/404' && !spanish.map(pathOf).includes(path),
);

/** The words of the switch, by the language of the page. */
const words = {
  en: {
    other: 'Español',
    question: /Your answers on this page are not carried over\.\s*Switch to Spanish\?/,
    stay: 'Stay here',
    leave: 'Switch',
    email: 'Email',
  },
  es: {
    other: 'English',
    question: /Sus respuestas en esta página no se conservan\.\s*¿Cambiar a inglés\?/,
    stay: 'Quedarme aquí',
    leave: 'Cambiar',
    email: 'Correo electrónico',
  },
} as const;

const pages = { en: '/payoff', es: '/es/payoff' } as const;
const switchOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test.describe('documents', () => {
  test('a build in English alone has no trace of the Spanish edition', () => {
    const names = globSync('**/*', { cwd: join(usual, 'public') });
    expect(names.filter((name) => /^es\b|^_redirects/.test(name))).toEqual([]);
    const texts = names.filter((name) => /\.(?:html|js|xml|webmanifest)$|^_headers$/.test(name));
    const traces = /"\/es["/]|hreflang|Español|[¿¡]|BORRADOR/;
    expect(texts.filter((name) => traces.test(read(usual, 'public', name)))).toEqual([]);
  });

  test('there are ten Spanish pages, each at its English address below /es', () => {
    expect(spanish.map(pathOf).sort()).toEqual([
      '/',
      '/accessibility',
      '/contact',
      '/customers',
      '/faq',
      '/insurance',
      '/military',
      '/payment',
      '/payoff',
      '/pre-qualify',
    ]);
    expect(untranslated).toContain('/about');
  });

  test('a Spanish document states its language, address, twins, draft and notice', () => {
    for (const address of spanish) {
      const html = read(both, 'public', documentOf(address));
      const site = 'https://www.milepost.example';
      for (const part of [
        '<html lang="es-US"',
        `<link rel="canonical" href="${site}${address}"`,
        '<meta name="robots" content="noindex"',
        'content="es_US"',
        'href="/es/site.webmanifest"',
        'BORRADOR: texto sin revisar',
        'Esta traducción es para su comodidad.',
      ]) {
        expect.soft(html, address).toContain(part);
      }
      for (const text of [html, read(both, 'public', documentOf(pathOf(address)))]) {
        const alternates = [
          ...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g),
        ].map(([, tag, href]) => [tag, href]);
        expect.soft(alternates, address).toEqual([
          ['en', `${site}${pathOf(address)}`],
          ['es', `${site}${address}`],
          ['x-default', `${site}${pathOf(address)}`],
        ]);
      }
    }
  });

  test('an English document has no alternates if its page is only in English', () => {
    for (const address of untranslated) {
      expect(read(both, 'public', documentOf(address)), address).not.toContain('rel="alternate"');
    }
  });

  test('the sitemap lists the ten Spanish addresses with alternates', () => {
    const sitemap = read(both, 'public/sitemap.xml');
    for (const address of spanish) {
      expect(sitemap).toMatch(
        new RegExp(`<loc>https://www.milepost.example${address}</loc><xhtml:link .*hreflang="es"`),
      );
    }
    expect(sitemap.match(/<loc>[^<]*\/es[/<]/g)).toHaveLength(10);
  });

  test('the manifest of the Spanish edition starts in it', () => {
    expect(JSON.parse(read(both, 'public/es/site.webmanifest'))).toMatchObject({
      lang: 'es-US',
      id: '/es',
      start_url: '/es',
    });
  });

  test('an English page and its scripts grow by at most 0.3 KB each, with the same requests', () => {
    for (const address of addressesIn(usual)) {
      const [off, on] = [usual, both].map((dist) => {
        const html = read(dist, 'public', documentOf(address));
        const size = (name: string) =>
          brotliCompressSync(withEqualNames(read(dist, 'public', name)), smooth).length;
        const scripts = [...html.matchAll(/(?:src|modulepreload"[^>]* href)="([^"]*\.js)"/g)];
        return {
          document: size(documentOf(address)),
          scripts: scripts.reduce((sum, [, name]) => sum + size(`${name}`), 0),
          requests: scripts.length,
        };
      });
      if (!off || !on) throw new Error('A build is missing.');
      expect.soft(on.requests, address).toBe(off.requests);
      expect.soft(on.document - off.document, `${address}: document`).toBeLessThanOrEqual(300);
      expect.soft(on.scripts - off.scripts, `${address}: scripts`).toBeLessThanOrEqual(300);
    }
  });

  test('no script of an English page has Spanish words', () => {
    for (const address of addressesIn(usual)) {
      const html = read(both, 'public', documentOf(address));
      for (const [, name] of html.matchAll(/(?:src|modulepreload"[^>]* href)="([^"]*\.js)"/g)) {
        expect(read(both, 'public', `${name}`), `${address}: ${name}`).not.toMatch(/[¿¡]|Escriba/);
      }
    }
  });
});

test.describe('addresses', () => {
  test('a Spanish page is served under its own policy, without a violation', async ({ page }) => {
    for (const address of spanish) {
      const response = await page.goto(address);
      await hydrated(page);
      expect(response?.status(), address).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    }
  });

  test('other spellings redirect for good, pages in English only for now', async ({ request }) => {
    const answer = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    for (const path of ['/es/', '/es.html', '/es/index.html']) {
      expect(await answer(`${path}?a=b`)).toEqual([308, '/es?a=b']);
    }
    for (const path of ['/es/payment/', '/es/payment.html']) {
      expect(await answer(`${path}?a=b`)).toEqual([308, '/es/payment?a=b']);
    }
    for (const path of untranslated) {
      expect(await answer(`/es${path}?a=b`)).toEqual([307, `${path}?a=b`]);
    }
    const redirects = untranslated.map((path) => `/es${path} ${path} 302`).sort();
    expect(read(both, 'public/_redirects').trim().split('\n').sort()).toEqual(redirects);
    expect(await answer('/_redirects')).toEqual([404, undefined]);
  });

  test('an unknown Spanish address gets the Spanish 404 page, any other the English one', async ({
    request,
  }) => {
    const languageAt = async (path: string) => {
      const response = await request.get(path);
      return [response.status(), /<html lang="([^"]*)"/.exec(await response.text())?.[1]];
    };
    for (const path of ['/es/404', '/es/nothing', '/es/es', '/es/es/payment', '/es/assets/a.js']) {
      expect(await languageAt(path), path).toEqual([404, 'es-US']);
    }
    for (const path of ['/ES/payment', '/espa%C3%B1ol', '/404', '/nothing']) {
      expect(await languageAt(path), path).toEqual([404, 'en']);
    }
  });
});

test.describe('the switch', () => {
  test('leads to the same page and back, with its query and hash', async ({ page }) => {
    await open(page, '/faq?a=b#how-to-pay');
    await switchOf(page, words.en.other).click();
    await page.waitForURL('/es/faq?a=b#how-to-pay');
    await hydrated(page);
    await switchOf(page, words.es.other).click();
    await page.waitForURL('/faq?a=b#how-to-pay');
  });

  test('is the second stop of the keyboard, and 44 px high', async ({ page }) => {
    for (const language of ['en', 'es'] as const) {
      await open(page, pages[language]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const link = switchOf(page, words[language].other);
      await expect(link).toBeFocused();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('leaves the header of a wide screen one height on all pages', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const heights: unknown[] = [];
    for (const address of ['/careers', '/payoff', '/es/payoff']) {
      await open(page, address);
      heights.push((await shapeOf(page)).header);
    }
    expect(new Set(heights).size, `${heights}`).toBe(1);
  });

  test('stays until the page it leads away from is replaced', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/payoff');
    const bringScripts = await holdScripts(page);
    await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
    await page.waitForURL('/privacy');
    await expect(switchOf(page, words.en.other)).toBeVisible();
    bringScripts();
    await expect(page).toHaveTitle(/Privacy/);
    await expect(switchOf(page, words.en.other)).toBeHidden();
  });

  test('works without JavaScript', async ({ browser, milepost }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: milepost.site });
    const page = await context.newPage();
    await page.goto('/payment');
    await switchOf(page, words.en.other).click();
    await page.waitForURL('/es/payment');
    await context.close();
  });

  for (const language of ['en', 'es'] as const) {
    test(`asks only after a field was changed, in ${language}`, async ({ page }) => {
      const { other, question, stay, leave, email } = words[language];
      await open(page, pages[language]);
      await page.getByRole('textbox', { name: email }).fill('ana@example.com');
      await switchOf(page, other).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog)
        .toHaveText(question, { useInnerText: true })
        .catch(() => {});
      await expect(dialog).toContainText(question);
      await dialog.getByRole('button', { name: stay }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('textbox', { name: email })).toHaveValue('ana@example.com');
      await switchOf(page, other).click();
      await dialog.getByRole('button', { name: leave, exact: true }).click();
      await page.waitForURL(language === 'en' ? '/es/payoff' : '/payoff');
    });
  }

  for (const task of tasks.filter(({ mailed }) => mailed)) {
    test(
      titleOf(task, 'after a switch of the language that was declined'),
      async ({ page, milepost }) => {
        const mails = (await milepost.mails()).length;
        await open(page, task.path);
        for (const step of task.begin) await take(page, step);
        await switchOf(page, words.en.other).click();
        const dialog = page.getByRole('alertdialog');
        await dialog.getByRole('button', { name: words.en.stay }).click();
        await expect(dialog).toBeHidden();
        await expectKept(page, task.begin);
        for (const step of task.finish) await take(page, step);
        await expectDone(page, task, milepost, mails);
      },
    );
  }

  test('is in the footer of a page that is only in English', async ({ page }) => {
    await open(page, '/signin');
    await expect(switchOf(page, words.en.other)).toHaveCount(0);
    const link = page.getByRole('contentinfo').getByRole('link', { name: words.en.other });
    await expect(link).toHaveAttribute('lang', 'es');
    await link.click();
    await page.waitForURL('/es');
  });

  test('stores nothing that English pages do not store, and remembers no language', async ({
    page,
    context,
  }) => {
    const stored = () =>
      page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        cookies: document.cookie,
      }));
    await open(page, '/payment');
    await page.reload();
    await hydrated(page);
    const inEnglish = await stored();
    expect(inEnglish).toMatchObject({ local: [], databases: [], caches: [], cookies: '' });
    await switchOf(page, words.en.other).click();
    await page.waitForURL('/es/payment');
    await hydrated(page);
    await page.reload();
    await hydrated(page);
    expect(await stored()).toEqual(inEnglish);
    expect(await context.cookies()).toEqual([]);
    const values = await page.evaluate(() => Object.values(sessionStorage).join());
    expect(values).not.toMatch(/\bes\b|es-US|Español/);
    await open(page, '/payment');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('links of a Spanish page', () => {
  test('to an English page name its language and load its document', async ({ page }) => {
    for (const address of spanish) {
      await open(page, address);
      const links = await page.locator('a[href]:not([lang])').evaluateAll((anchors) =>
        (anchors as HTMLAnchorElement[])
          .filter(
            ({ protocol, pathname, host }) =>
              protocol.startsWith('http') && !(host === location.host && /^\/es\b/.test(pathname)),
          )
          .map((anchor) => {
            return [anchor.hreflang, anchor.textContent];
          }),
      );
      expect(links.length).toBeGreaterThan(0);
      for (const [tag, text] of links) {
        expect.soft(tag, `${address}: ${text}`).toBe('en');
      }
    }
    await page.getByRole('contentinfo').locator('a[href="/about"]').click();
    await page.waitForURL('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('within the edition load no document, and mark the current page', async ({ page }) => {
    await open(page, '/es');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').locator('a[href="/es/faq"]').first().click();
    await page.waitForURL('/es/faq');
    await page.getByRole('banner').locator('a[href="/es/customers"]').click();
    await page.waitForURL('/es/customers');
    await expect(page.getByRole('banner').locator('a[href="/es/customers"]')).toHaveAttribute(
      'aria-current',
      /./,
    );
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await page.waitForURL('/es/faq');
  });
});

for (const address of [...spanish, '/es/404']) {
  test.describe(address, () => {
    test.use({ reducedMotion: 'reduce' });

    test('has no accessibility problem in any look, and fits a phone of 320 px', async ({
      page,
      consoleMessages,
    }) => {
      if (address === '/es/404') expectMessages(consoleMessages, /404/);
      await open(page, address);
      for (const look of looks.toReversed()) {
        expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
      }
      await expectToFit(page);
      const inSpanish = await shapeOf(page);
      await open(page, pathOf(address));
      const inEnglish = await shapeOf(page);
      expect.soft(inSpanish.header, 'the height of the header').toBe(inEnglish.header);
      const wraps = inSpanish.controls.filter(
        ({ name, lines }, index) =>
          isLabel(name) && lines > (inEnglish.controls[index]?.lines ?? 1),
      );
      expect.soft(wraps, 'labels that take more lines than in English').toEqual([]);
    });

    test('reads without JavaScript', async ({ browser, milepost }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: milepost.site,
      });
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(
        'Esta traducción es para su comodidad.',
      );
      await context.close();
    });
  });
}

/** Whether a control is named by a label. A question or a sentence may take several lines. */
const isLabel = (name: string | null) => (name ?? '').trim().split(/\s+/).length <= 3;

/** The height of the header, and how many lines the words of each button and tab take. */
const shapeOf = async (page: Page) => ({
  header: (await page.getByRole('banner').boundingBox())?.height,
  controls: await page
    .locator('button, [role=tab]')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.map((control) => {
        const range = document.createRange();
        range.selectNodeContents(control);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        return { name: control.textContent, lines: new Set(tops).size };
      }),
    ),
});
