import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { ensureBrowser } from '../../tooling/browser.ts';
import { addresses, answers, freePort, freePorts, programs, run } from '../../tooling/services.ts';

/** What the calculator's sliders are measured by, on a phone of the slower kind. */
export interface CalculatorSpeed {
  /** Milliseconds from navigation until a key on the price slider, pressed at once, changes the result: the median of the runs. */
  readonly firstKey: number;
  /** Milliseconds from a key to the frame that shows it: medians of the price slider and of a bare native range. */
  readonly step: number;
  readonly bareStep: number;
  /** Brotli bytes of the home page's scripts before the calculator comes near the view, and with it. */
  readonly scriptsBefore: number;
  readonly scriptsWith: number;
}

const runs = 5;
const steps = 60;
const turns = 3;

/** Lighthouse's slow 4G. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Measures the calculator of the built site at `origin`: 4× CPU throttling, slow 4G. */
export async function calculatorSpeed(browser: Browser, origin: string): Promise<CalculatorSpeed> {
  const firstKeys: number[] = [];
  for (let at = 0; at < runs; at++) firstKeys.push(await onPhone(browser, firstKeyOf(origin)));
  const [step, bareStep] = await onPhone(browser, async (context) => {
    const calculator = await open(context, origin);
    await calculator.getByRole('slider', { name: 'Vehicle price' }).focus();
    await calculator.waitForFunction(isLive);
    const bare = await open(context, 'about:blank');
    await bare.setContent('<input type="range" min="5000" max="100000" step="1000" autofocus>');
    const ours: number[] = [];
    const theirs: number[] = [];
    // By turns, so that what else the machine does falls on both.
    for (let turn = 0; turn < turns; turn++) {
      ours.push(...(await stepsToPaint(calculator)));
      theirs.push(...(await stepsToPaint(bare)));
    }
    return [median(ours), median(theirs)] as const;
  });
  const [scriptsBefore, scriptsWith] = await scriptsOf(browser, origin);
  return { firstKey: median(firstKeys), step, bareStep, scriptsBefore, scriptsWith };
}

/** A Markdown table of the measures and their goals. */
export function calculatorTable(speed: CalculatorSpeed): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  const milliseconds = (time: number) => `${time.toFixed(1)} ms`;
  return [
    '| calculator (4× CPU, slow 4G) | measured | goal |',
    '|---|---:|---:|',
    `| price slider answers its first key | ${(speed.firstKey / 1000).toFixed(2)} s | 2.20 s |`,
    `| a step to its paint | ${milliseconds(speed.step)} | |`,
    `| the same of a bare native range | ${milliseconds(speed.bareStep)} | |`,
    `| ratio | ${(speed.step / speed.bareStep).toFixed(2)} | 1.50 |`,
    `| home's scripts before it comes near (Brotli) | ${kilobytes(speed.scriptsBefore)} | 96 KB |`,
    `| home's scripts with it | ${kilobytes(speed.scriptsWith)} | 118 KB |`,
  ].join('\n');
}

const firstKeyOf = (origin: string) => async (context: BrowserContext) => {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(origin, { waitUntil: 'commit' });
  const slider = page.getByRole('slider', { name: 'Vehicle price' });
  const untouched = await slider.inputValue();
  // A page that waits for its styles takes no focus yet.
  do await slider.press('ArrowRight');
  while ((await slider.inputValue()) === untouched);
  const answered = await page.waitForFunction(() => {
    const figure = document.querySelector('#calculator strong')?.textContent;
    return figure && figure !== '$227.93' ? performance.now() : 0;
  });
  return answered.jsonValue();
};

const isLive = () =>
  Object.keys(document.querySelector('#calculator input') ?? {}).some((key) =>
    key.startsWith('__reactProps'),
  );

/**
 * Milliseconds from each of some arrow keys until its frame is shown, as the browser's Event Timing
 * has them. It leaves out those below 16 ms: they count as 16, one frame.
 */
async function stepsToPaint(page: Page): Promise<number[]> {
  await page.bringToFront();
  await page.evaluate(() => {
    window.times = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') window.times.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let at = 0; at < steps / turns; at++) {
    await page.keyboard.press('ArrowRight', { delay: 30 });
    await page.waitForTimeout(100);
  }
  const shown = await page.evaluate(() => window.times);
  return Array.from({ length: steps / turns }, (_, at) => shown[at] ?? 16);
}

declare global {
  interface Window {
    times: number[];
  }
}

async function scriptsOf(browser: Browser, origin: string): Promise<readonly [number, number]> {
  return onPhone(browser, async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    // Without the headers, which HTTP/2 would make smaller.
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(origin, { waitUntil: 'networkidle' });
    const before = bytes;
    await page.locator('#calculator').scrollIntoViewIfNeeded();
    await page.waitForFunction(isLive);
    await page.waitForLoadState('networkidle');
    return [before, bytes];
  });
}

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url);
  return page;
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export async function onPhone<Result>(
  browser: Browser,
  measure: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** What `measure` says of the built site, served for as long as it takes, in a browser of its own. */
export async function onBuiltSite<Result>(
  measure: (browser: Browser, origin: string, debuggingPort: number) => Promise<Result>,
): Promise<Result> {
  const ports = await freePorts();
  const debuggingPort = await freePort();
  const site = run(programs(ports).site);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const { site: origin } = addresses(ports);
    await answers(origin, site);
    return await measure(browser, origin, debuggingPort);
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
}

if (import.meta.main) {
  console.log(
    await onBuiltSite(async (browser, origin) =>
      calculatorTable(await calculatorSpeed(browser, origin)),
    ),
  );
}
