import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { faqs } from '@milepost/domain/content/faq';
import { plainText } from '@milepost/domain/faq/search';
import type { Page } from '@playwright/test';
import {
  expect,
  expectMessages,
  expectToFit,
  hydrated,
  lookOf,
  looks,
  open,
  problemsOf,
  test,
} from './milepost.ts';

const policies: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../dist/policies.json', import.meta.url), 'utf8'),
);
const screens = Object.keys(policies).filter((path) => path !== '/404');

for (const path of screens) {
  test(`${path} is whole in every look, and each stop of the keyboard is in sight`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    expect((await stops(page)).filter((stop) => stop !== 'in sight')).toEqual([]);
    for (const look of looks) {
      expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
    }
    await expectToFit(page);
  });

  test(`every button of ${path} does something`, async ({ page, consoleMessages }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    expect(await idleButtons(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
}

test('no line ends within a phone number, a range or a word of pre-qualifying, or begins with a sign', async ({
  page,
}) => {
  for (const path of screens) {
    await open(page, path);
    for (const width of [320, 360, 390, 744, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect.soft(await page.evaluate(partedWords), `${path} at ${width}`).toEqual([]);
      expect.soft(await page.evaluate(partedSigns), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('every document tells its own title, description and address, and has one heading', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const path of screens) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
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

test('no link leads nowhere', async ({ request, milepost }) => {
  const pages = new Map<string, string>();
  for (const path of screens) pages.set(path, await (await request.get(path)).text());
  const links = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(
      ([, href]) => new URL((href ?? '').replaceAll('&amp;', '&'), `${milepost.site}${path}`),
    ),
  );
  for (const { href, origin, pathname, hash } of links) {
    if (origin === milepost.site) {
      const html = pages.get(pathname);
      expect(html, href).toBeDefined();
      if (hash) expect(html, href).toContain(` id="${hash.slice(1)}"`);
    } else {
      expect(href).toMatch(
        /^(?:tel:\+1800555\d{4}$|mailto:.+@milepost\.example|https:.+\.example)/,
      );
    }
  }
  expect(links.length).toBeGreaterThan(500);
});

test('from any page it takes at most two presses to pay, to see what that and a loan costs, and to report a totaled car', async ({
  request,
}) => {
  const links = new Map<string, readonly string[]>();
  for (const path of [...screens, '/no-such-page']) {
    const html = await (await request.get(path)).text();
    // On a phone the header shows but the logo of its links; the footer stands on every page.
    const [, shown = ''] = html.split('<main');
    links.set(path, [
      '/',
      ...[...shown.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((it) => it[1] ?? ''),
    ]);
  }
  const answers = {
    '/payment': 'What each way to pay costs',
    '/insurance': 'Tell us what happened',
    '/#calculator': 'Total of payments',
  };
  for (const [to, words] of Object.entries(answers)) {
    expect(await (await request.get(to)).text()).toContain(words);
    const isTwoPresses = (from: string) =>
      links.get(from)?.some((next) => next === to || links.get(next)?.includes(to));
    expect(
      [...links.keys()].filter((from) => !isTwoPresses(from)),
      to,
    ).toEqual([]);
  }
});

test('search engines are led to each page once', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: https:\/\/[^/]+(\S+)$/m.exec(robots)?.[1] ?? '';
  const answer = await request.get(sitemap);
  expect(answer.headers()['content-type']).toContain('application/xml');
  const listed = [...(await answer.text()).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)];
  const once = screens.filter((path) => path !== '/dealers/payoff').sort();
  expect(listed.map(([, path]) => path).sort()).toEqual(once);
});

test('the home page and the FAQ tell search engines what they are', async ({ request }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    return JSON.parse(json ?? '{}');
  };
  expect(await dataOf('/')).toMatchObject({ '@type': 'Organization', foundingDate: '1990' });
  const faq = await dataOf('/faq');
  expect(faq).toMatchObject({ '@type': 'FAQPage' });
  // Each answer whole, in the words of the page and no others; the signs between them may differ.
  const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const told: readonly { name: string; acceptedAnswer: { text: string } }[] = faq.mainEntity;
  expect(told.map(({ name, acceptedAnswer }) => [name, wordsOf(acceptedAnswer.text)])).toEqual(
    faqs.map(({ question, answer }) => [question, wordsOf(plainText(answer))]),
  );
});

test('a phone finds its icons and a social network its picture', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Milepost Auto Finance', short_name: 'Milepost' });
  const social = await page.locator('meta[property="og:image"]').getAttribute('content');
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const pictures = [
    [new URL(social ?? '').pathname, [1200, 630]],
    [icon ?? '', [180, 180]],
    ...manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [
      src,
      sizes.split('x').map(Number),
    ]),
  ] as [string, [number, number]][];
  expect(pictures).toHaveLength(4);
  for (const [path, size] of pictures) {
    const picture = await (await request.get(path)).body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual(size);
    expect(picture.length, path).toBeLessThan(100_000);
  }
});

test('on paper the FAQ is all open, and links carry their address', async ({ page }) => {
  await open(page, '/faq');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('main h2 + *').all()) await expect(answer).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: 'payoff quote form' });
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain('www.milepost.example');
});

test('on paper every word stands out from its background, where that is printed', async ({
  page,
}) => {
  for (const path of ['/', '/payment', '/account']) {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
    expect.soft(violations, path).toEqual([]);
  }
});

test('on paper no heading stands apart from its text at the foot of a sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // What a sheet has within its margins: A4, Letter, and Letter in a browser's widest margins.
  const [width, heights] = [740, [1047, 980, 864]];
  await page.setViewportSize({ width, height: 980 });
  const alone: string[] = [];
  for (const path of screens) {
    await page.goto(path);
    const headings = await page.evaluate(
      async ([width, heights]) => {
        await document.fonts.ready;
        // Columns break as sheets do, and can be asked what they hold.
        Object.assign(document.body.style, {
          width: `${width}px`,
          columns: '1',
          columnGap: '0',
          columnFill: 'auto',
        });
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const sheetsOf = (node: Node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()]
            .filter((rect) => rect.width > 1 && rect.height > 1)
            .map((rect) => Math.floor((rect.left + scrollX) / width));
        };
        const isAlone = (heading: Element) => {
          const sheet = sheetsOf(heading).at(-1);
          if (sheet === undefined) return false;
          texts.currentNode = heading;
          while (texts.nextNode()) {
            const text = texts.currentNode;
            if (!text.textContent?.trim() || heading.contains(text)) continue;
            const [next] = sheetsOf(text);
            if (next !== undefined) return next !== sheet;
          }
          return true;
        };
        return heights.flatMap((height) => {
          document.body.style.height = `${height}px`;
          return [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
            .filter(isAlone)
            .map(({ textContent }) => `${textContent} (${height} px)`);
        });
      },
      [width, heights] as const,
    );
    alone.push(...headings.map((heading) => `${path}: ${heading}`));
  }
  expect(alone).toEqual([]);
});

test('on paper the address of a card stands in line with its name', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('main').getByRole('link', { name: 'Free Credit Score' });
  const address = await card.evaluate((link) => {
    const { content, position } = getComputedStyle(link, '::after');
    return { content, position };
  });
  expect(address.content).toContain('/credit-score');
  expect(address.position).toBe('static');
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
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  expectMessages(consoleMessages, /404/);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveTitle(/^Milepost Auto Finance/);
});

test("the header marks the current page's link and its part's, and no other", async ({ page }) => {
  const header = page.getByRole('banner');
  const marked = header.locator('a[aria-current=page]');
  const hrefs = () => marked.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const path of ['/', '/customers', '/dealers', '/payoff', '/signin']) {
    await open(page, path);
    expect.soft(await hrefs()).toEqual([path]);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Payoff Quote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payoff Quote');
  await expect.poll(hrefs).toEqual(['/payoff']);
  const part = header.locator('a[aria-current=true]');
  for (const [path, name] of [
    ['/faq', 'Customers'],
    ['/dealers/indirect', 'Dealers'],
  ] as const) {
    await open(page, path);
    expect.soft(await hrefs()).toEqual([]);
    await expect.soft(part).toHaveText([name]);
  }
  await open(page, '/contact');
  await expect(header.locator('a[aria-current]')).toHaveCount(0);
});

test('a page makes no formatter of numbers or dates before it has something to format', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.formatters = 0;
    // Without the code of other pages, which is loaded ahead while the page is idle.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const counted = <Kind extends typeof Intl.NumberFormat | typeof Intl.DateTimeFormat>(
      kind: Kind,
    ) =>
      new Proxy(kind, {
        construct(Formatter, args) {
          window.formatters += 1;
          return Reflect.construct(Formatter, args);
        },
      });
    Intl.NumberFormat = counted(Intl.NumberFormat);
    Intl.DateTimeFormat = counted(Intl.DateTimeFormat);
  });
  for (const path of ['/', '/faq', '/payment', '/payoff', '/contact']) {
    await open(page, path);
    expect.soft(await page.evaluate(() => window.formatters), path).toBe(0);
  }
  await open(page, '/');
  await page.locator('#calculator').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.formatters)).toBeGreaterThan(0);
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
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading).toHaveText('A Hassle-Free Car Buying Experience.');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const [whom, motion, isTouched] of [
  ['a visitor with a mouse', 'no-preference', false],
  ['one who wants no motion', 'reduce', false],
  ['one who taps', 'no-preference', true],
] as const) {
  const isSmooth = whom === 'a visitor with a mouse';
  test(`pages change ${isSmooth ? 'smoothly' : 'at once'} for ${whom}`, async ({
    browser,
    milepost,
  }) => {
    const context = await browser.newContext({
      baseURL: milepost.site,
      reducedMotion: motion,
      isMobile: isTouched,
      hasTouch: isTouched,
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.transitions = 0;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        window.transitions += 1;
        return start(change);
      };
    });
    await open(page, '/customers');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    expect(await page.evaluate(() => window.transitions)).toBe(isSmooth ? 1 : 0);
    await context.close();
  });
}

test('a page whose code does not come says so in its frame, with focus on its heading, and offers the load', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /^Failed to load resource|dynamically imported module/);
  await page.route(/\/terms-[^/]+\.js/, (route) => route.abort());
  await open(page, '/accessibility');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  // The router loads the document once by itself.
  await reloaded;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Something went wrong on our side');
  await expect(heading).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(heading).toHaveText('Something went wrong on our side');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(/\/terms-[^/]+\.js/);
  await page.getByRole('main').getByRole('link', { name: 'Load it again' }).click();
  await expect(heading).toHaveText('Terms of Service');
});

test('offline, a page that was not loaded says so in its frame, is tried again there, and back finds what was typed', async ({
  page,
  context,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /^Failed to load resource|There is no network/);
  await open(page, '/payoff');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Dana Whitfield');
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Accessibility' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You seem to be offline');
  await expect(page).toHaveTitle(/^You seem to be offline/);
  await expect(heading).toBeFocused();
  await expect(footer).toBeVisible();
  const again = page.getByRole('main').getByRole('link', { name: 'Load it again' });
  await again.click();
  await expect(heading).toHaveText('You seem to be offline');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(name).toHaveValue('Dana Whitfield');
  await page.goForward();
  await expect(heading).toHaveText('You seem to be offline');
  await context.setOffline(false);
  await again.click();
  await expect(heading).toHaveText('Accessibility Statement');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(name).toHaveValue('Dana Whitfield');
});

test('a link to a place on another page moves focus to the heading of that place', async ({
  page,
}) => {
  await open(page, '/customers');
  await page.locator('main a[href="/#calculator"]').first().click();
  await expect(page.locator('#calculator h2')).toBeFocused();
  await expect(page.locator('#calculator h2')).toBeInViewport();
  await expect(page.locator('[data-announcer]')).not.toBeEmpty();
});

test('an address that ends in nonsense harms no page', async ({ page, consoleMessages }) => {
  await open(page, '/faq#%');
  await page.evaluate(() => location.assign('#%E0%A4%A'));
  await page.locator('main [aria-expanded]').first().click();
  await expect(page.locator('main [aria-expanded="true"]')).toHaveCount(1);
  expect(consoleMessages).toEqual([]);
});

test('what a link in view leads to is loaded once the visitor rests, so that a tap asks for nothing', async ({
  page,
}) => {
  const faq = await (await page.request.get('/faq')).text();
  const needed = [...new Set(faq.match(/\/assets\/[^"'>\s]+\.js/g))];
  expect(needed.length).toBeGreaterThan(0);
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname));
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await link.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  await expect.poll(() => needed.filter((script) => !loaded.has(script))).toEqual([]);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (needed.includes(pathname)) requested.push(pathname);
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  expect(requested).toEqual([]);
  const question = page.locator('main [aria-expanded]').first();
  await question.click();
  await expect(page.locator('main h2:has([aria-expanded="true"]) + div')).toHaveText(/\w/);
});

test('the stylesheet says each style once, and what it says of hovering to pointers that hover', async ({
  page,
}) => {
  await page.goto('/');
  const [repeated, sticky] = await page.evaluate(() => {
    const repeated: string[] = [];
    const sticky: string[] = [];
    const look = (rules: CSSRuleList, conditions: string) => {
      const seen = new Set<string>();
      for (const rule of rules) {
        if (seen.has(rule.cssText)) repeated.push(rule.cssText);
        seen.add(rule.cssText);
        const isHover = rule instanceof CSSStyleRule && rule.selectorText.includes(':hover');
        if (isHover && !conditions.includes('(hover: hover)')) sticky.push(rule.cssText);
        if (!(rule instanceof CSSStyleRule) && 'cssRules' in rule) {
          const condition = rule instanceof CSSMediaRule ? rule.conditionText : '';
          look(rule.cssRules as CSSRuleList, conditions + condition);
        }
      }
    };
    for (const { cssRules } of document.styleSheets) look(cssRules, '');
    return [repeated, sticky];
  });
  expect(repeated).toEqual([]);
  expect(sticky).toEqual([]);
  // What a build for older browsers makes of `:dir(rtl)`: slow, and blind to `dir`.
  const hasLanguageLists = await page.evaluate(() =>
    [...document.styleSheets].some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes(':lang(')),
    ),
  );
  expect(hasLanguageLists).toBe(false);
});

test('the header stands on one line on phones of every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 344, 360, 375, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 800 });
    const height = (await page.locator('body > header').boundingBox())?.height;
    expect.soft(height, `${width} px`).toBeLessThan(70);
  }
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
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeVisible();
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

  test('tabs show all their panels, and nothing looks alive that isn’t', async ({ page }) => {
    // A question's heading is a button that looks like a heading: its answer is open.
    const controls =
      ':is(button, input, select, textarea, [role=tab], [role=slider]):not(:is(h2, h3) > button)';
    for (const path of screens) {
      await page.goto(path);
      expect.soft(await page.locator(controls).filter({ visible: true }).count(), path).toBe(0);
    }
    for (const [path, panels] of [
      ['/account', 4],
      ['/signin', 2],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('tabpanel')).toHaveCount(panels);
    }
  });
});

/** Each stop of a walk with Tab from the top of a page to its end: in sight, or what is wrong. */
async function stops(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const name = element.outerHTML.slice(0, 120);
      // A stop inside a date's own parts leaves the input focused, but not `:focus-visible`.
      const { outlineStyle } = getComputedStyle(element);
      if (!element.matches(':focus-visible') && outlineStyle === 'none') {
        return `without a focus ring: ${name}`;
      }
      const { top, bottom } = element.getBoundingClientRect();
      const header = document.querySelector('body > header');
      const isUnder = !header?.contains(element) && !element.closest('body > a');
      const edge = isUnder ? (header?.getBoundingClientRect().bottom ?? 0) : 0;
      return bottom > edge && top < innerHeight ? 'in sight' : `out of sight: ${name}`;
    });
    if (!state) return found;
    found.push(state);
  }
  return [...found, 'the walk has no end'];
}

/** Presses every button and tab of a page; gives those after which nothing changed. */
async function idleButtons(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const counter = Object.assign(window, { changes: 0 });
    new MutationObserver(() => {
      counter.changes += 1;
    }).observe(document, { subtree: true, childList: true, attributes: true });
    // What is printed or saved changes nothing in the document. A browser refuses to print too often.
    window.print = () => {
      counter.changes += 1;
      window.dispatchEvent(new Event('afterprint'));
    };
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      counter.changes += 1;
      return createObjectURL(file);
    };
  });
  const idle: string[] = [];
  const pressed = page.locator('[data-pressed-by-test]');
  const next = page
    .locator(
      ':is(button, [role=tab], [role=button]):not([aria-selected=true], [disabled], [data-pressed-by-test])',
    )
    .filter({ visible: true })
    .first();
  while ((await next.count()) > 0 && (await pressed.count()) < 60) {
    const [name] = await next.evaluateAll((buttons) =>
      buttons.map((button) => {
        button.setAttribute('data-pressed-by-test', '');
        button.id ||= `test-${Math.random()}`;
        return button.id;
      }),
    );
    // A message that goes by itself takes its button along.
    if (name === undefined) continue;
    const button = page.locator(`[id="${name}"]`);
    try {
      await button.scrollIntoViewIfNeeded({ timeout: 15_000 });
      await page.evaluate(() => Object.assign(window, { changes: 0 }));
      await button.click({ timeout: 15_000 });
    } catch (error) {
      if ((await button.count()) > 0) throw error;
      continue;
    }
    const hasEffect = await page
      .waitForFunction(() => (window as unknown as { changes: number }).changes > 0, undefined, {
        timeout: 15_000,
      })
      .then(() => true)
      .catch(() => false);
    if (!hasEffect) idle.push(...(await button.allTextContents()));
    await page.keyboard.press('Escape');
  }
  return idle;
}

declare global {
  interface Window {
    /** How many formatters the page has made. */
    formatters: number;
    /** How many changes of the page have been smooth. */
    transitions: number;
  }
}

/** What a device shows until the web font is there, as it is named in the styles. */
const ownFonts = {
  'a desktop or an iPhone': /local\(Arial/g,
  'an Android phone': /local\(Roboto/g,
};

for (const [device, font] of Object.entries(ownFonts)) {
  test(`nothing moves as the web font comes late to ${device}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const others = Object.values(ownFonts).find((other) => other !== font) ?? font;
    await page.route(
      (url) => screens.includes(url.pathname),
      async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(others, 'local(None');
        // The policy knows the document's own styles alone.
        await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
      },
    );
    let isFontLate = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await isFontLate;
      await route.continue();
    });
    for (const path of ['/', '/accessibility', '/faq', '/payoff', '/signin']) {
      let release = () => {};
      isFontLate = new Promise((resolve) => {
        release = resolve;
      });
      // The browser calls a page loaded once its font is.
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      await expect
        .poll(() =>
          page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
        )
        .toBe(1);
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await movement(page), path).toBeLessThan(0.005);
    }
  });
}

/** How much of the page has moved by itself so far, as browsers reckon it (Layout Instability). */
const movement = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => setTimeout(done, 100));
    return sum;
  });

/** The signs that stand on another line than the link before them. */
function partedSigns(): string[] {
  const parted: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let before: Node | undefined;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (before?.parentElement?.closest('a') && /^[.,;:!?)]/.test(node.nodeValue ?? '')) {
      range.setStart(node, 0);
      range.setEnd(node, 1);
      const top = range.getBoundingClientRect().top;
      range.selectNodeContents(before);
      if (top > range.getBoundingClientRect().bottom)
        parted.push(`${before.nodeValue}${node.nodeValue}`);
    }
    before = node;
  }
  return parted;
}

/** The words of the page that stand on two lines and belong on one. */
function partedWords(): string[] {
  const parted: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of node.nodeValue?.matchAll(
      /\(\d{3}\) \d{3}-\d{4}|\d\w*-\d\w*|\$\d[\d,.]*|pre-qualif\w*/gi,
    ) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1)
        parted.push(
          `${word} of “${node.parentElement?.closest('p, li, h1, h2, h3, a, button, div')?.textContent}”`,
        );
    }
  }
  return parted;
}
