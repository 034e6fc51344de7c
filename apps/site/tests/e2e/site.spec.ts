import type { Page } from '@playwright/test';
import { containing, path as pathOf, t } from '../words.ts';
import {
  englishOnly,
  expect,
  expectMessages,
  holdScripts,
  hydrated,
  open,
  screens,
  test,
} from './milepost.ts';

test('an unknown path gets status 404, the 404 page, and a line on the console', async ({
  page,
  consoleMessages,
}) => {
  const response = await page.goto(pathOf('/no/such/page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Oops! Page not found'));
  await expect(page.getByText('404').first()).toBeVisible();
  await expect
    .poll(() => consoleMessages)
    .toContain(`404: there is no page at ${pathOf('/no/such/page')}`);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  expectMessages(consoleMessages, /404/);
  await page.getByRole('link', { name: t('Return to Home') }).click();
  await expect(page).toHaveTitle(/^Milepost Auto Finance/);
});

test(
  'the header marks only the links of the current page and its section',
  englishOnly,
  async ({ page }) => {
    const header = page.getByRole('banner');
    const marked = header.locator('a[aria-current=page]');
    const hrefs = () =>
      marked.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
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
  },
);

test(
  'the header marks a link when its page is shown, not when it is clicked',
  englishOnly,
  async ({ page }) => {
    await page.addInitScript(() => {
      // Without the code of other pages, which is preloaded while the page is idle.
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/faq');
    const bringScripts = await holdScripts(page);
    const states = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      const note = () => {
        const marked = [...document.querySelectorAll('header a[aria-current]')];
        const marks = marked.map((link) => `${link.textContent} (${link.ariaCurrent})`);
        seen.add([document.querySelector('h1')?.textContent, ...marks].join(', '));
      };
      note();
      new MutationObserver(note).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
      });
      return seen;
    });
    await page.getByRole('banner').getByRole('link', { name: 'Dealers' }).click();
    await page.waitForURL('/dealers');
    expect(await states.evaluate((seen) => [...seen])).toHaveLength(1);
    bringScripts();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealer Resources');
    expect(await states.evaluate((seen) => [...seen])).toEqual([
      'Frequently Asked Questions, Customers (true)',
      'Dealer Resources, Dealers (page)',
    ]);
  },
);

test(
  'a page creates no formatter of numbers or dates before it formats something',
  englishOnly,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.formatters = 0;
      // Without the code of other pages, which is preloaded while the page is idle.
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
  },
);

test('a link changes the page without a load, focuses its heading and keeps the scroll position', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('Contact'), exact: true })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('Contact Us'));
  await expect(heading).toBeFocused();
  // The focused heading is read out: the title would repeat it.
  await expect(page.locator('[data-announcer]')).toBeEmpty();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading).toHaveText(t('A Hassle-Free Car Buying Experience.'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const [whom, motion, isTouched] of [
  ['a visitor with a mouse', 'no-preference', false],
  ['one who wants no motion', 'reduce', false],
  ['one who taps', 'no-preference', true],
] as const) {
  const isSmooth = whom === 'a visitor with a mouse';
  test(
    `pages change ${isSmooth ? 'smoothly' : 'at once'} for ${whom}`,
    englishOnly,
    async ({ browser, milepost }) => {
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
      await open(page, '/about');
      const heading = page.getByRole('heading', { level: 1 });
      const before = (await heading.textContent()) ?? '';
      await page.getByRole('main').getByRole('link', { name: 'Our history' }).click();
      await expect(heading).not.toHaveText(before);
      // Back restores a scrolled page, which would slide.
      await page.mouse.move(0, 0);
      await page.goBack();
      await expect(heading).toHaveText(before);
      expect(await page.evaluate(() => window.transitions)).toBe(isSmooth ? 1 : 0);
      await context.close();
    },
  );
}

test(
  'a card or a row grows into the page that it opens, within 0.4 seconds',
  englishOnly,
  async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const transition = start(change);
        // The browser animates the group only if both pages have it.
        window.morphs = transition.ready.then(() =>
          document.getAnimations().flatMap(({ effect }) => {
            const { pseudoElement } = effect as KeyframeEffect;
            if (pseudoElement !== '::view-transition-group(opening)') return [];
            return [Number(effect?.getComputedTiming().endTime)];
          }),
        );
        return transition;
      };
    });
    const morphsOf = async (from: string, area: 'contentinfo' | 'main', link: string) => {
      await open(page, from);
      const heading = page.getByRole('heading', { level: 1 });
      const before = (await heading.textContent()) ?? '';
      await page.getByRole(area).getByRole('link', { name: link }).click();
      await expect(heading).not.toHaveText(before);
      return page.evaluate(async () => (await window.morphs) ?? []);
    };
    for (const [from, link] of [
      ['/', 'Free Credit Score'],
      ['/about', 'Our history'],
      ['/customers', 'Report a claim'],
    ] as const) {
      const [duration = Number.NaN, ...others] = await morphsOf(from, 'main', link);
      expect(duration, link).toBeLessThanOrEqual(400);
      expect(others).toEqual([]);
    }
    expect(await morphsOf('/about', 'contentinfo', 'History')).toEqual([]);
    expect(await morphsOf('/customers', 'main', 'Open the calculator')).toEqual([]);
  },
);

test(
  'a page whose code fails to load shows a message in its frame, with focus on its heading, and offers a reload',
  englishOnly,
  async ({ page, consoleMessages }) => {
    expectMessages(consoleMessages, /^Failed to load resource|dynamically imported module/);
    await page.route(/\/terms-[^/]+\.js/, (route) => route.abort());
    await open(page, '/accessibility');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await reloaded;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Terms of Service');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(heading).toHaveText('Frequently Asked Questions');
  },
);

test(
  'a page whose code is missing asks before a reload while a form is half filled in',
  englishOnly,
  async ({ page, consoleMessages }) => {
    expectMessages(consoleMessages, /^Failed to load resource|dynamically imported module/);
    await page.route(/\/terms-[^/]+\.js/, (route) => route.abort());
    await open(page, '/payoff');
    const name = page.getByRole('textbox', { name: 'Full name' });
    await name.fill('Dana Whitfield');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page has been updated');
    await expect(page.getByText('go back and finish there first')).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await expect(name).toHaveValue('Dana Whitfield');
    await page.goForward();
    await page.getByRole('main').getByRole('link', { name: 'Load it again' }).click();
    await expect(heading).toHaveText('Terms of Service');
  },
);

for (const [path, tool] of [
  ['/terms', undefined],
  ['/faq', 'Search the questions'],
  ['/payment', 'Your state'],
] as const) {
  test(
    `${path} stays as served if its code can’t be loaded, and reports which controls can’t be used`,
    englishOnly,
    async ({ page, consoleMessages }) => {
      expectMessages(consoleMessages, /^Failed to load resource|dynamically imported module/);
      const name = path.slice(1);
      await page.route(new RegExp(`/${name}-[^/]+\\.js`), (route) => route.abort());
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const messages = page.locator('[data-not-started]');
      if (tool) await expect(messages.first()).toBeVisible();
      else await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL('/careers');
    },
  );
}

for (const path of ['/', '/faq', '/payment', '/contact']) {
  test(
    `${path} stays as served in a browser that is too old, and reports which controls can’t be used`,
    englishOnly,
    async ({ page, consoleMessages }) => {
      await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
      await page.goto(path);
      const served = await (await page.request.get(path)).text();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(page.locator('[data-not-started]').first()).toBeVisible();
      expect(served).toContain(await heading.textContent());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL('/careers');
      await expect(heading).toBeVisible();
      expect(consoleMessages).toEqual([]);
    },
  );
}

test('offline, a page that was not loaded shows a message in its frame, can be tried again there, and Back restores typed text', async ({
  page,
  context,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /^Failed to load resource|dynamically imported module/);
  await open(page, '/payoff');
  const name = page.getByRole('textbox', { name: t('Full name') });
  await name.fill('Dana Whitfield');
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t('Accessibility') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('You seem to be offline'));
  await expect(page).toHaveTitle(containing('You seem to be offline'));
  await expect(heading).toBeFocused();
  await expect(footer).toBeVisible();
  const again = page.getByRole('main').getByRole('link', { name: t('Load it again') });
  await again.click();
  await expect(heading).toHaveText(t('You seem to be offline'));
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(name).toHaveValue('Dana Whitfield');
  await page.goForward();
  await expect(heading).toHaveText(t('You seem to be offline'));
  await context.setOffline(false);
  await again.click();
  await expect(heading).toHaveText(t('Accessibility Statement'));
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(name).toHaveValue('Dana Whitfield');
});

test(
  'a link to an anchor on another page focuses the heading there, and announces the page',
  englishOnly,
  async ({ page }) => {
    await open(page, '/customers');
    await page.locator('main a[href="/#calculator"]').first().click();
    await expect(page.locator('#calculator h2')).toBeFocused();
    await expect(page.locator('#calculator h2')).toBeInViewport();
    await expect(page.locator('[data-announcer]')).toHaveText(/Milepost/);
  },
);

test(
  'an address with an invalid end breaks no page',
  englishOnly,
  async ({ page, consoleMessages }) => {
    await open(page, '/faq#%');
    await page.evaluate(() => location.assign('#%E0%A4%A'));
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    expect(consoleMessages).toEqual([]);
  },
);

test('the target of a link in view is preloaded once the visitor is idle, so that a tap needs no request', async ({
  page,
}) => {
  const faq = await (await page.request.get(pathOf('/faq'))).text();
  const needed = [...new Set(faq.match(/\/assets\/[^"'>\s]+\.js/g))];
  expect(needed.length).toBeGreaterThan(0);
  // The page is idle once the visitor has scrolled: on a slow machine it would be before.
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    window.requestIdleCallback = (callback) => {
      if (scrollY > 0) return idle(callback);
      setTimeout(() => requestIdleCallback(callback), 50);
      return 0;
    };
  });
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname));
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('FAQ') });
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Frequently Asked Questions'));
  expect(requested).toEqual([]);
  const question = page.locator('main summary').first();
  await question.click();
  await expect(page.locator('main details[open] > summary + div')).toHaveText(/\w/);
});

test('a link requests all code of its page at once', englishOnly, async ({ page }) => {
  const payoff = await (await page.request.get('/payoff')).text();
  const needed = [...new Set(payoff.match(/\/assets\/[^"'>\s]+\.js/g))];
  // The visitor taps before the page is idle, so that nothing is preloaded.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await open(page, '/terms');
  expect(needed.filter((script) => !requested.has(script)).length).toBeGreaterThan(1);
  // No script arrives: a script that names another one can't have caused its request.
  await page.route('**/assets/*.js', () => {});
  await page.getByRole('banner').getByRole('link', { name: 'Payoff Quote' }).first().click();
  await expect.poll(() => needed.filter((script) => !requested.has(script))).toEqual([]);
});

test(
  'the stylesheet has each style once, and hover styles only for devices that hover',
  englishOnly,
  async ({ page }) => {
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
    // The output of a build for older browsers for `:dir(rtl)`: slow, and blind to `dir`.
    const hasLanguageLists = await page.evaluate(() =>
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes(':lang(')),
      ),
    );
    expect(hasLanguageLists).toBe(false);
  },
);

test(
  'a page requests only its own site, and stores nothing that is typed',
  englishOnly,
  async ({ page, milepost }) => {
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
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable and links work', async ({ page, milepost }) => {
    await page.goto(pathOf('/'));
    await page
      .locator(`a[href="${pathOf('/payoff')}"]`)
      .first()
      .click();
    expect(page.url()).toBe(`${milepost.site}${pathOf('/payoff')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Payoff Quote'));
    await expect(page.getByText(t('We email your quote within 24 hours.'))).toBeVisible();
  });

  test(
    'tabs show all their panels, and every visible control works',
    englishOnly,
    async ({ page }) => {
      // A question's heading is a button that looks like a heading: its answer is open. The site's server
      // takes forms.
      const controls =
        ':is(button, input, select, textarea, [role=tab], [role=slider]):not(:is(h2, h3) > button, form[method] *), form [type=button], form [type=range]';
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
    },
  );
});

declare global {
  interface Window {
    /** How many formatters the page has created. */
    formatters: number;
    /** How many page changes were animated. */
    transitions: number;
    /** How long a card takes to become the next page, in milliseconds. */
    morphs: Promise<readonly number[]>;
  }
}

/** The fallback fonts that a device does not have, by their names in the styles. */
const missingFonts = {
  'a desktop or an iPhone': /local\(Roboto/g,
  'an Android phone': /local\((?:Arial|Liberation Sans|Arimo)/g,
};

/** Pages whose lines wrap in each fallback font as in the web font. */
const unmoved = {
  en: ['/', '/accessibility', '/faq', '/payoff', '/signin'],
  es: ['/', '/accessibility', '/customers', '/faq', '/payoff'],
};

for (const [device, missing] of Object.entries(missingFonts)) {
  test(`nothing moves when the web font loads late on ${device}`, async ({ page, language }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const paths = unmoved[language].map(pathOf);
    await page.route(
      (url) => paths.includes(url.pathname),
      async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(missing, 'local(None');
        // The policy allows only the document's own styles.
        await route.fulfill({ body, contentType: 'text/html; charset=utf-8' });
      },
    );
    let isFontLate = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await isFontLate;
      await route.continue();
    });
    for (const path of paths) {
      let release = () => {};
      isFontLate = new Promise((resolve) => {
        release = resolve;
      });
      // The browser reports a page as loaded once its font has loaded.
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

/** The layout shift of the page so far, as browsers calculate it (Layout Instability). */
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
