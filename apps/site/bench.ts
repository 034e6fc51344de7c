// Measures the built site as a visitor with a phone of the slower kind meets it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import type { Browser, BrowserContext, Page } from 'playwright';
import {
  calculatorSpeed,
  calculatorTable,
  median,
  onBuiltSite,
  onPhone,
  slowDown,
} from './bench-calculator.ts';
import { budgetOf } from './src/prerender/budgets.ts';

/** How often a page is painted on each side, and how often more where its ratio is above the goal. */
const paintRuns = [5, 10];
const paintGoal = 1.1;
/** How often a page is scored whose first score is below 100: the machine's other work lowers it too. */
const scoreRuns = 3;
const taps = 9;
/** Milliseconds that a visitor looks before tapping. */
const idle = 1000;

/** Builds and measures the site; the figures as Markdown tables, each beside its goal. */
export async function siteSpeed(): Promise<string> {
  const buildTime = build();
  // Each in a browser of its own: what another has left behind would slow it down.
  const calculator = await onBuiltSite(async (browser, origin) =>
    calculatorTable(await calculatorSpeed(browser, origin)),
  );
  const [firstTap, nextTap, bareTap] = await onBuiltSite((browser, origin) =>
    onPhone(browser, tapTimes(origin)),
  );
  return onBuiltSite(async (browser, origin, debuggingPort) => {
    const rows: string[] = [];
    for (const path of paths()) rows.push(await pageRow(browser, origin, path, debuggingPort));
    return [
      `The build, prerendering included, takes ${(buildTime / 1000).toFixed(1)} s (goal: 20 s).`,
      '',
      'Lighthouse (mobile): performance, accessibility, best practices, search (goal: 100 each; medians of three where the first was less). LCP: largest contentful paint with scripts over without (4× CPU, slow 4G; medians of five a side, of fifteen where those were above the goal: 1.10). CLS: layout shift (goal: 0). JS: Brotli KB at first view.',
      '',
      '| page | Lighthouse | LCP | ratio | CLS | JS | budget | requests |',
      '|---|---|---:|---:|---:|---:|---:|---:|',
      ...rows,
      '',
      'Home to FAQ by tap (4× CPU, after idle): from the tap, and from the moment that Chromium, which makes mouse events of it first, hands the page its click, until the new heading is painted. The bare page has one link and one heading, and no script but the handler.',
      '',
      '| home to FAQ by tap | from the tap | from the click | goal |',
      '|---|---:|---:|---:|',
      tapRow('content painted, first time', firstTap, '80 ms'),
      tapRow('a page seen before', nextTap, '50 ms'),
      tapRow('a bare page', bareTap, ''),
      '',
      calculator,
    ].join('\n');
  });
}

/** Milliseconds that the build takes. */
function build(): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@milepost/source', join(import.meta.dirname, 'build.ts')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return performance.now() - started;
}

function paths(): readonly string[] {
  const policies: Record<string, string> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'dist/policies.json'), 'utf8'),
  );
  return Object.keys(policies).filter((path) => path !== '/404');
}

async function pageRow(
  browser: Browser,
  origin: string,
  path: string,
  port: number,
): Promise<string> {
  const { scores, shift } = await lighthouseOf(origin + path, port);
  const withScripts: number[] = [];
  const without: number[] = [];
  const ratio = () => median(withScripts) / median(without);
  for (const runs of paintRuns) {
    // By turns, so that what else the machine does falls on both.
    for (let at = 0; at < runs; at++) {
      withScripts.push(await onPhone(browser, largestPaint(origin + path)));
      without.push(await onPhone(browser, largestPaint(origin + path, { hasScripts: false })));
    }
    if (ratio() <= paintGoal) break;
  }
  const { script, requests } = await onPhone(browser, downloads(origin + path));
  return `| ${[
    path,
    scores.join(' '),
    `${(median(withScripts) / 1000).toFixed(2)} s`,
    ratio().toFixed(2),
    shift.toFixed(3),
    (script / 1000).toFixed(1),
    budgetOf(path).script / 1000,
    requests,
  ].join(' | ')} |`;
}

interface Score {
  /** Lighthouse's categories in its order, 0 to 100. */
  readonly scores: readonly number[];
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** The first score if it is full, else the medians of some. */
async function lighthouseOf(url: string, port: number): Promise<Score> {
  const first = await scored(url, port);
  if (first.scores.every((score) => score === 100)) return first;
  const all = [first];
  while (all.length < scoreRuns) all.push(await scored(url, port));
  return {
    scores: first.scores.map((_, at) => median(all.map(({ scores }) => scores[at] ?? Number.NaN))),
    shift: Math.max(...all.map(({ shift }) => shift)),
  };
}

async function scored(url: string, port: number, tries = 3): Promise<Score> {
  if (tries === 0) throw new Error(`Lighthouse saw no paint of ${url}, three times.`);
  const result = await lighthouse(url, { port, logLevel: 'error' });
  const shift = result?.lhr.audits['cumulative-layout-shift']?.numericValue;
  // Now and then it sees no paint and gives up.
  if (!result || shift === undefined) return scored(url, port, tries - 1);
  const scores = Object.values(result.lhr.categories).map(({ score }) =>
    Math.round((score ?? 0) * 100),
  );
  return { scores, shift };
}

/** Milliseconds from navigation to the largest contentful paint. */
const largestPaint =
  (url: string, { hasScripts = true } = {}) =>
  async (context: BrowserContext) => {
    const page = await context.newPage();
    await slowDown(page);
    if (!hasScripts) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    }
    await page.goto(url);
    return page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => setTimeout(done, 200));
      return new Promise<number>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      );
    });
  };

/** Script bytes, without headers, and requests of a first view that nobody touches. */
const downloads = (url: string) => async (context: BrowserContext) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let script = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.add(requestId);
    const isIcon = type === 'Other' || type === 'Manifest';
    if (!isIcon && !response.url.startsWith('data:')) requests += 1;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return { script, requests };
};

interface Tap {
  /** Milliseconds from the tap, and from the click that the browser makes of it, to the paint. */
  readonly fromTap: number;
  readonly fromClick: number;
}

const tapRow = (name: string, { fromTap, fromClick }: Tap, goal: string) =>
  `| ${name} | ${fromTap.toFixed(0)} ms | ${fromClick.toFixed(0)} ms | ${goal} |`;

/** Taps on the FAQ's link: the first time, later, and on a page that has nothing but the link. */
const tapTimes = (origin: string) => async (context: BrowserContext) => {
  const first: Tap[] = [];
  const later: Tap[] = [];
  const bare: Tap[] = [];
  for (let at = 0; at < taps; at++) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(origin, { waitUntil: 'networkidle' });
    first.push(await tapTo(page, faqHeading));
    await page.goBack();
    await page.waitForLoadState('networkidle');
    later.push(await tapTo(page, faqHeading));
    // An empty document has no policy that forbids a handler in its markup.
    await page.goto('about:blank');
    await page.setContent(barePage);
    bare.push(await tapTo(page, faqHeading));
    await page.close();
  }
  return [first, later, bare].map((list): Tap => {
    const of = (time: keyof Tap) => median(list.map((tap) => tap[time]));
    return { fromTap: of('fromTap'), fromClick: of('fromClick') };
  }) as [Tap, Tap, Tap];
};

const faqHeading = 'Frequently Asked Questions';
const barePage = `<h1>Home</h1><div style="height: 3000px"></div><footer>
  <a href="#" onclick="document.body.innerHTML = '<h1>${faqHeading}</h1>'">FAQ</a>
</footer>`;

async function tapTo(page: Page, heading: string): Promise<Tap> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(idle);
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const painted = page.evaluate(
    (expected) =>
      new Promise<Tap>((resolve) => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            const clicked = performance.now();
            const look = () => {
              if (document.querySelector('h1')?.textContent !== expected) {
                requestAnimationFrame(look);
                return;
              }
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => {
                const now = performance.now();
                resolve({ fromTap: now - timeStamp, fromClick: now - clicked });
              };
              port2.postMessage(undefined);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    heading,
  );
  await page.waitForTimeout(idle);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  return painted;
}

if (import.meta.main) console.log(await siteSpeed());
