import { compareWords } from '@milepost/domain/content/calculator-compare';
import { dealWords } from '@milepost/domain/content/calculator-deal';
import { calculatorParts } from '@milepost/domain/content/calculator-more';
import { scheduleWords } from '@milepost/domain/content/calculator-schedule';
import type { Browser, CDPSession, Page } from 'playwright';
import { onPhone } from './phone.ts';

/** Milliseconds from navigation to the largest contentful paint. */
export const largestPaint = (browser: Browser, url: string) =>
  onPhone(browser, async (page) => {
    await page.goto(url);
    return page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => setTimeout(done, 500));
      return new Promise<number>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      );
    });
  });

/**
 * Milliseconds from navigation until a key on the price slider (from $5,000), pressed as soon as it
 * exists, changes the payment.
 */
export const firstKey = (browser: Browser, origin: string) =>
  onPhone(browser, async (page, session) => {
    await page.goto(origin, { waitUntil: 'commit' });
    return answerOfSlider(page, session);
  });

async function answerOfSlider(page: Page, session: CDPSession): Promise<number> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answered = await page.evaluate(() => {
      const slider = document.querySelector<HTMLElement>('#calculator [type=range][min="5000"]');
      if (document.activeElement !== slider) slider?.focus();
      const shown = document.querySelector('#calculator strong')?.textContent;
      return shown && shown !== '$227.93' ? performance.now() : 0;
    });
    if (answered > 0) return answered;
    await press(session);
    await page.waitForTimeout(30);
  }
  throw new Error('The slider did not answer within a minute.');
}

async function press(session: CDPSession): Promise<void> {
  const key = { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** The cost of a step of the price slider. */
export interface Step {
  /** Milliseconds of the main thread. */
  readonly task: number;
  /** Milliseconds from the key to the first task after the frame that shows it. */
  readonly paint: number;
}

const steps = 20;

/**
 * The mean cost of some steps of the price slider, once the page has settled.
 *
 * @param prepare Opens parts of the page first.
 */
export const stepOfSlider = (
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void> = async () => {},
) =>
  onPhone(browser, async (page, session): Promise<Step> => {
    await session.send('Performance.enable');
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    await page.goto(url, { waitUntil: 'load' });
    await answerOfSlider(page, session);
    await prepare(page);
    await page.waitForTimeout(3000);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#calculator [type=range][min="5000"]')?.focus();
      window.paints = [];
      addEventListener(
        'keydown',
        ({ timeStamp }) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => window.paints.push(performance.now() - timeStamp);
            port2.postMessage(undefined);
          }),
        true,
      );
    });
    const before = await busy();
    for (let at = 0; at < steps; at++) {
      await press(session);
      await page.waitForTimeout(150);
    }
    const task = ((await busy()) - before) / steps;
    const paints = await page.evaluate(() => window.paints.toSorted((a, b) => a - b));
    return { task, paint: paints[Math.floor(paints.length / 2)] ?? Number.NaN };
  });

/** Opens every part of the calculator, with the schedule by month, and waits for their tables. */
export async function openEveryPart(page: Page): Promise<void> {
  for (const part of Object.values(calculatorParts)) await openPart(page, part);
  await page.getByRole('radio', { name: scheduleWords.show.month }).check({ force: true });
  for (const name of [
    dealWords.table.caption,
    scheduleWords.byMonth.caption,
    compareWords.table.caption,
  ]) {
    await page.getByRole('table', { name }).waitFor();
  }
}

async function openPart(page: Page, { heading }: { readonly heading: string }): Promise<void> {
  const title = page.getByRole('heading', { name: heading, exact: true });
  const part = page.locator('details', { has: title });
  if ((await part.getAttribute('open')) === null) await title.tap();
}

/** Milliseconds from the click on "By month" of a schedule of 84 months. */
export interface ScheduleTimes {
  /** To the paint of its first rows. */
  readonly first: number;
  /** To the paint of its last row. */
  readonly last: number;
}

export const scheduleDrawn = (browser: Browser, origin: string) =>
  onPhone(browser, async (page, session): Promise<ScheduleTimes> => {
    await page.goto(`${origin}/?term=84#calculator`, { waitUntil: 'load' });
    await answerOfSlider(page, session);
    await openPart(page, calculatorParts.schedule);
    await page.getByRole('table', { name: scheduleWords.byYear.caption }).waitFor();
    await page.waitForTimeout(2000);
    return page
      .getByRole('radio', { name: scheduleWords.show.month })
      .evaluate(async (radio: HTMLInputElement) => {
        const painted = () => {
          const { promise, resolve } = Promise.withResolvers<number>();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now());
            port2.postMessage(undefined);
          });
          return promise;
        };
        const hasRows = (count: number) =>
          document.querySelectorAll('#calculator tbody tr').length >= count;
        const started = performance.now();
        radio.click();
        let first = Number.NaN;
        let now = started;
        // One frame each round; ten seconds at most.
        while (!hasRows(84) && now < started + 10_000) {
          now = await painted();
          if (Number.isNaN(first) && hasRows(12)) first = now - started;
        }
        if (!hasRows(84)) throw new Error('Fewer than 84 rows are drawn.');
        const last = (await painted()) - started;
        return { first: Number.isNaN(first) ? last : first, last };
      });
  });

/** Milliseconds from a tap on the FAQ's link to the paint of its questions. */
export interface Taps {
  readonly unseen: number;
  readonly seen: number;
}

/** Clicks the link to the FAQ in the footer: on a first visit, and again from another page. */
export const tapsOnFaq = (browser: Browser, origin: string) =>
  onPhone(browser, async (page): Promise<Taps> => {
    await page.addInitScript(() => {
      // The time of the tap must outlive the document if the link loads another one.
      addEventListener(
        'click',
        ({ timeStamp }) => {
          sessionStorage.tapped = performance.timeOrigin + timeStamp;
          delete sessionStorage.shown;
          look();
        },
        true,
      );
      const look = () => {
        if (!sessionStorage.tapped || sessionStorage.shown) return;
        const questions = document.querySelectorAll('main :is(summary, button[aria-expanded])');
        if (!location.pathname.startsWith('/faq') || questions.length < 10) {
          requestAnimationFrame(look);
          return;
        }
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            sessionStorage.shown = performance.timeOrigin + performance.now();
          };
          port2.postMessage(undefined);
        });
      };
      if (location.protocol.startsWith('http')) look();
    });
    const tap = async () => {
      const link = page.locator('footer a[href="/faq"]').first();
      await link.scrollIntoViewIfNeeded();
      // A visitor looks before tapping, which leaves time for preloading.
      await page.waitForTimeout(2500);
      await link.tap({ noWaitAfter: true });
      await page.waitForFunction(() => sessionStorage.shown, undefined, { timeout: 60_000 });
      return page.evaluate(() => sessionStorage.shown - sessionStorage.tapped);
    };
    await page.goto(origin, { waitUntil: 'load' });
    const unseen = await tap();
    await page.locator('footer a[href$="/payoff"]').first().tap();
    await page.waitForURL(/payoff/);
    await page.waitForLoadState('load');
    return { unseen, seen: await tap() };
  });

/** Brotli bytes, without headers. */
export interface Downloads {
  /** The document, and the scripts that were requested until React had hydrated the page. */
  readonly document: number;
  readonly script: number;
  /**
   * All requests until then, including the document's, without drawings and icons, which nothing
   * waits for.
   */
  readonly requests: number;
  /** All requests, once the page was scrolled to its end. */
  readonly scrolled: number;
}

/** The downloads of a first view, and of a visitor who scrolls to the end. */
export const downloadsOf = (browser: Browser, url: string) =>
  onPhone(
    browser,
    async (page): Promise<Downloads> => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const first = await page.evaluate(firstView);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 400) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((done) => setTimeout(done, 150));
        }
      });
      await page.waitForTimeout(2000);
      const scrolled = await page.evaluate(() =>
        [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ].reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      );
      return { ...first, scrolled };
    },
    { isThrottled: false },
  );

/** Runs in the page. Returns the requests before hydration, by the browser's own account. */
function firstView() {
  const until = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
  const resources = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= until) as PerformanceResourceTiming[];
  const sum = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  return {
    document: sum(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
    script: sum(resources.filter(({ name }) => name.endsWith('.js'))),
    requests:
      1 +
      resources.filter(({ name }) => !/\.(?:svg|png|webmanifest)$/.test(new URL(name).pathname))
        .length,
  };
}

declare global {
  interface Window {
    /** Milliseconds from each key to its paint. */
    paints: number[];
  }
}
