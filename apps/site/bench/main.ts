import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import type { Browser } from 'playwright';
import { budgetOf } from '../src/prerender/budgets.ts';
import { dist } from '../src/server/dist.ts';
import {
  type Downloads,
  downloadsOf,
  firstKey,
  largestPaint,
  openEveryPart,
  scheduleDrawn,
  stepOfSlider,
  tapsOnFaq,
} from './measures.ts';
import { launch, median, serveBuilt, serveDocuments } from './phone.ts';
import { bareRange, referencePages } from './reference.ts';

/**
 * Builds the site and prints, as Markdown, its costs for a visitor on a slow phone, beside
 * hand-written pages with the same texts (reference.ts), measured alternately in the same run. Two
 * machines never measure the same milliseconds: compare the ratios.
 */
const runs = 5;

/**
 * The most bytes that home may have loaded once it was scrolled to its end: its first view, the
 * calculator with its chart, the drawn scenes, and the preloaded code of pages that it links to.
 */
const homeScrolled = 245_000;

const offer = (letter: string, price: number, apr: number, term: number) =>
  `${letter}=1&${letter}price=${price}&${letter}down=3000&${letter}trade=3000&${letter}tfees=300&${letter}fees=1500&${letter}apr=${apr}&${letter}term=${term}`;
const threeOffers = `/?down=3000&term=84&apr=3.5&trade=3000&tax=6&xm=50&${offer('b', 20000, 4.9, 72)}&${offer('c', 19500, 6.5, 60)}#calculator`;

const root = join(import.meta.dirname, '..');
const buildTime = build();
const { browser, debuggingPort } = await launch();
const built = await serveBuilt();
const reference = await serveDocuments(await referencePages(browser, built.origin));
console.log(
  [
    `The build, prerendering included, takes ${(buildTime / 1000).toFixed(1)} s (goal: 20 s).`,
    'Times are medians of five, in ms, at 4× CPU on slow 4G (562.5 ms of latency, 1.47 Mbit/s), over HTTP/2 and TLS with Brotli, nothing cached. The reference is a page of the same words, written by hand in one file.',
    await speedTable(),
    await calculatorTable(),
    `Brotli KB of a first view, until the page is hydrated, without headers; tests hold the scripts to their budget plus 3%. Lighthouse: mobile; performance, accessibility, best practices, search (goal: 99 and 100). CLS: layout shift (goal: 0). Requests are counted without drawings and icons, which nothing waits for. Home scrolled to its end has loaded at most ${homeScrolled / 1000} KB.`,
    await pageTable(),
  ].join('\n\n'),
);
await browser.close();
built.close();
reference.close();

/** Milliseconds that the build takes. */
function build(): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@milepost/source', join(root, 'build.ts')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return performance.now() - started;
}

/**
 * Medians of both sites' measures. The sites take turns, so that other work of the machine affects
 * both.
 */
async function both<Name extends string>(
  measure: (browser: Browser, origin: string) => Promise<Readonly<Record<Name, number>>>,
): Promise<readonly (readonly [Name, ours: number, theirs: number])[]> {
  const ours: Readonly<Record<Name, number>>[] = [];
  const theirs: Readonly<Record<Name, number>>[] = [];
  for (let at = 0; at < runs; at++) {
    ours.push(await measure(browser, built.origin));
    theirs.push(await measure(browser, reference.origin));
  }
  const names = Object.keys(ours[0] ?? {}) as Name[];
  return names.map((name) => [
    name,
    median(ours.map((run) => run[name])),
    median(theirs.map((run) => run[name])),
  ]);
}

async function speedTable(): Promise<string> {
  const rows = [
    ...(await both(async (it, origin) => ({
      'largest paint of /': await largestPaint(it, `${origin}/`),
      'largest paint of /faq': await largestPaint(it, `${origin}/faq`),
      'largest paint of /payoff': await largestPaint(it, `${origin}/payoff`),
      'slider answers its first key': await firstKey(it, origin),
    }))),
    ...(await both(async (it, origin) => {
      const { task, paint } = await stepOfSlider(it, `${origin}/`);
      return {
        'a step of the slider, main thread': task,
        'a step of the slider, to its paint': paint,
      };
    })),
    ...(await both(async (it, origin) => {
      const { unseen, seen } = await tapsOnFaq(it, origin);
      return { 'tap on FAQ, unseen': unseen, 'tap on FAQ, seen before': seen };
    })),
  ];
  return table(
    ['', 'site', 'reference', 'ratio'],
    rows.map(([name, ours, theirs]) => [
      name,
      ours.toFixed(ours < 100 ? 1 : 0),
      theirs.toFixed(theirs < 100 ? 1 : 0),
      (ours / theirs).toFixed(2),
    ]),
  );
}

/** The calculator at its largest: every part open, three offers, 84 months. */
async function calculatorTable(): Promise<string> {
  const times: Readonly<Record<'step' | 'native' | 'first' | 'last', number>>[] = [];
  for (let at = 0; at < runs; at++) {
    const step = await stepOfSlider(browser, built.origin + threeOffers, openEveryPart);
    const native = await stepOfSlider(browser, reference.origin + bareRange);
    const { first, last } = await scheduleDrawn(browser, built.origin);
    times.push({ step: step.paint, native: native.paint, first, last });
  }
  const middle = (name: keyof (typeof times)[number]) => median(times.map((run) => run[name]));
  const native = middle('native');
  return table(
    ['calculator with every part open and three offers', 'ms', 'goal'],
    [
      ['a step of the slider, to its paint', middle('step').toFixed(1), (1.5 * native).toFixed(1)],
      ['the same of a bare native range', native.toFixed(1), ''],
      [
        'a schedule of 84 months, to the paint of its first year',
        middle('first').toFixed(1),
        '100',
      ],
      ['the same, to the paint of its last row', middle('last').toFixed(1), ''],
    ],
  );
}

async function pageTable(): Promise<string> {
  const policies: Record<string, string> = JSON.parse(
    readFileSync(join(dist, 'policies.json'), 'utf8'),
  );
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows: string[][] = [];
  for (const path of Object.keys(policies).filter((it) => !it.endsWith('/404'))) {
    const it: Downloads = await downloadsOf(browser, built.origin + path);
    const budget = budgetOf(path);
    const isOver = it.script > budget.script || it.requests > budget.requests;
    const { scores, shift } = await lighthouseOf(built.origin + path);
    rows.push([
      path,
      kilobytes(it.document),
      kilobytes(it.script),
      `${kilobytes(budget.script)}${isOver ? ' (over)' : ''}`,
      `${it.requests}`,
      `${kilobytes(it.scrolled)}${path === '/' && it.scrolled > homeScrolled ? ' (over)' : ''}`,
      scores.join(' '),
      shift.toFixed(3),
    ]);
  }
  return table(
    ['page', 'document', 'JS', 'budget', 'requests', 'scrolled, all', 'Lighthouse', 'CLS'],
    rows,
  );
}

interface Score {
  /** Lighthouse's categories in its order, 0 to 100. */
  readonly scores: readonly number[];
  readonly shift: number;
}

/** Lighthouse's scores; the best of three runs, because other work of the machine lowers them. */
async function lighthouseOf(url: string): Promise<Score> {
  let best: Score | undefined;
  for (let tries = 0; tries < 3; tries++) {
    const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error' });
    const shift = result?.lhr.audits['cumulative-layout-shift']?.numericValue;
    // Lighthouse occasionally sees no paint and gives up.
    if (!result || shift === undefined) continue;
    const scores = Object.values(result.lhr.categories).map(({ score }) =>
      Math.round((score ?? 0) * 100),
    );
    if (!best || (scores[0] ?? 0) > (best.scores[0] ?? 0)) best = { scores, shift };
    if (best.scores.every((score) => score === 100)) break;
  }
  if (!best) throw new Error(`Lighthouse saw no paint of ${url}, three times.`);
  return best;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
