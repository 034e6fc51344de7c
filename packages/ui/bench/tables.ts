// Measures the time from a key to the paint of its result in tables of 10,000 rows of several libraries.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from '../../../tooling/browser.ts';
import { scriptOf } from './script.ts';

const slowdown = 4;
const rounds = 5;

/**
 * A key in a part of the page, or a scroll to the end of the rows, with the expression that shows
 * its result.
 */
interface Step {
  /** The part's CSS selector. Without one, the rows are scrolled. */
  at?: string;
  key?: 'Enter' | 'Space';
  /** JavaScript that runs in each frame. The result is shown once its value changes. */
  shows: string;
  /** Restores the previous state, without measuring. */
  undo?: { at: string; key: 'Enter' | 'Space' };
}
type Steps = Readonly<Record<string, Step>>;

const firstRows =
  '[...document.querySelectorAll("[role=row]")].slice(1, 5).map((row) => row.textContent).join()';
const selected = 'document.querySelectorAll("[role=row][aria-selected=true]").length';
const allSelected = '/10,000 (rows )?selected/.test(document.body.textContent)';

const columnOf = (at: string): Step => ({ at, key: 'Enter', shows: firstRows });
const tick = (at: string): Steps => ({
  'Check a row': { at, key: 'Space', shows: selected, undo: { at, key: 'Space' } },
});
const tickAll = (at: string, undo: NonNullable<Step['undo']> = { at, key: 'Space' }): Steps => ({
  'Select all': { at, key: 'Space', shows: allSelected, undo },
});

const kitSteps: Steps = {
  'Sort by words': columnOf('thead th:nth-of-type(2)'),
  'Sort by numbers': columnOf('thead th:nth-of-type(5)'),
  ...tick('tbody tr:nth-of-type(4) input'),
};
const clear = { at: 'button:has-text("Clear selection")', key: 'Enter' } as const;

/** The page of each table: its script, and whether it shows pages of 50 rows or all in one. */
interface Bench {
  readonly name: string;
  readonly script: string;
  readonly rows: 'pages' | 'all';
  readonly steps: Steps;
}

const tables: readonly Bench[] = [
  {
    name: 'the kit, 50 a page',
    script: 'table.jsx',
    rows: 'pages',
    steps: {
      ...kitSteps,
      'Select a page': { at: 'thead input', key: 'Space', shows: selected },
      'Select all': {
        at: 'button:has-text("Select all 10,000")',
        key: 'Enter',
        shows: allSelected,
        undo: clear,
      },
      'Next page': { at: 'button:has-text("Next")', key: 'Enter', shows: firstRows },
    },
  },
  {
    name: 'MUI DataGrid, 50 a page',
    script: 'table-mui.jsx',
    rows: 'pages',
    steps: {
      'Sort by words': columnOf('[role=columnheader][aria-colindex="2"]'),
      'Sort by numbers': columnOf('[role=columnheader][aria-colindex="5"]'),
      ...tick('[role=row][data-rowindex="3"] input'),
      ...tickAll('[role=columnheader] input'),
      'Next page': { at: '[aria-label="Go to next page"]', key: 'Enter', shows: firstRows },
    },
  },
  {
    name: 'Mantine Table, 50 a page',
    script: 'table-mantine.jsx',
    rows: 'pages',
    steps: {
      'Sort by words': columnOf('thead button:has-text("Applicant")'),
      'Sort by numbers': columnOf('thead button:has-text("Amount")'),
      ...tick('tbody tr:nth-of-type(4) input'),
      ...tickAll('thead input'),
      'Next page': { at: '[aria-label="next"]', key: 'Enter', shows: firstRows },
    },
  },
  {
    name: 'the kit, all in one',
    script: 'table.jsx',
    rows: 'all',
    steps: {
      ...kitSteps,
      ...tickAll('thead input', clear),
      'Scroll to the end': {
        shows: `document.querySelector('tbody [aria-rowindex="10001"]') !== null`,
      },
    },
  },
  {
    name: 'React Aria in its Virtualizer, all in one',
    script: 'table-aria.jsx',
    rows: 'all',
    steps: {
      'Sort by words': columnOf('[role=columnheader]:has-text("Applicant")'),
      'Sort by numbers': columnOf('[role=columnheader]:has-text("Amount")'),
      ...tick('[role=row][aria-rowindex="5"] input'),
      ...tickAll('[role=columnheader] input'),
      'Scroll to the end': {
        shows: `document.querySelector('[role=row][aria-rowindex="10001"]') !== null`,
      },
    },
  },
];

const isOfKit = (table: Bench | undefined) => table?.script === 'table.jsx';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Runs in the page: `answer(shows)` starts to wait, and resolves to the ms since the key or scroll. */
const watch = `
  let pressed = 0;
  addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  window.scroller = () => [...document.querySelectorAll('#table *')].find((element) =>
    element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY));
  window.begin = (shows) => {
    pressed = 0;
    const before = (0, eval)(shows);
    window.answered = new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      // A message posted at the start of a frame arrives after its paint.
      port2.onmessage = () => resolve(performance.now() - pressed);
      const look = () => {
        if (pressed > 0 && (0, eval)(shows) !== before) port1.postMessage('');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };
  window.scrollToEnd = () => {
    pressed = performance.now();
    const element = window.scroller();
    element.scrollTop = element.scrollHeight;
  };`;

/**
 * Shows a page with one table. `slow` slows it down: Chromium does that by keeping a core busy, so
 * only the page that is measured may be slow.
 */
async function open(browser: Browser, script: string, rows: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const css = ['reset.css', 'styles.css'].map((file) =>
    readFileSync(join(import.meta.dirname, '../dist', file), 'utf8'),
  );
  await page.setContent(
    `<!doctype html><style>${css.join('')}</style><body data-rows="${rows}"><div id="table" style="${
      rows === 'all' ? '' : 'height: 900px'
    }"></div>`,
  );
  await page.addScriptTag({ content: script });
  await page.locator('[role=row]').nth(5).waitFor({ state: 'attached', timeout: 60_000 });
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slow };
}

/** Takes each step once, and returns their times in ms. */
async function timesIn(page: Page, steps: Steps) {
  const times: Record<string, number> = {};
  const press = async (step: Pick<Step, 'at' | 'key'>, shows: string) => {
    if (step.at) await page.locator(step.at).first().focus();
    await page.evaluate((code) => Reflect.get(window, 'begin')(code), shows);
    if (step.key) await page.keyboard.press(step.key);
    else await page.evaluate('scrollToEnd()');
    return page.evaluate(() => Reflect.get(window, 'answered') as Promise<number>);
  };
  for (const [name, step] of Object.entries(steps)) {
    times[name] = await press(step, step.shows);
    if (step.undo) await press(step.undo, selected);
    if (!step.at) await page.evaluate('scroller().scrollTop = 0');
  }
  return times;
}

/** Returns a Markdown table of the interactions with 10,000 rows and the time of each library. */
export const tablePresses = async (otherLibraries: string) => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags });
  try {
    const opened: (Awaited<ReturnType<typeof open>> & {
      name: string;
      steps: Steps;
      times: Record<string, number>[];
    })[] = [];
    for (const { name, script, rows, steps } of tables) {
      const isOther = /mui|mantine/.test(script);
      const code = await scriptOf(join(isOther ? otherLibraries : import.meta.dirname, script));
      opened.push({ ...(await open(browser, code, rows)), name, steps, times: [] });
    }
    // Interleaved, so that other load on the machine affects all alike.
    for (let round = 0; round < rounds; round += 1) {
      for (const { page, slow, steps, times } of opened) {
        await page.bringToFront();
        await slow(slowdown);
        times.push(await timesIn(page, steps));
        await slow(1);
      }
    }
    const names = new Set(tables.flatMap(({ steps }) => Object.keys(steps)));
    const timesOf = (times: readonly Record<string, number>[], step: string) =>
      times.flatMap((round) => round[step] ?? []);
    const cell = (times: readonly number[]) =>
      times.length > 0 ? `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})` : '–';
    return [
      `| | ${tables.map(({ name }) => name).join(' | ')} | limit |`,
      `|---|${tables.map(() => '---:|').join('')}---|`,
      ...[...names].map((step) => {
        const columns = opened.map(({ times }) => timesOf(times, step));
        const limits = ['pages', 'all'].flatMap((rows) => {
          const fastest = (isKit: boolean) =>
            Math.min(
              ...columns
                .filter((_, at) => tables[at]?.rows === rows && isOfKit(tables[at]) === isKit)
                .filter((times) => times.length > 0)
                .map(median),
            );
          const [kit, others] = [fastest(true), fastest(false)];
          return Number.isFinite(kit) && Number.isFinite(others) ? kit <= others : [];
        });
        const isMet = limits.every(Boolean) ? 'met' : 'missed';
        const limit = limits.length > 0 ? `no slower than the others: ${isMet}` : '';
        return `| ${step} | ${columns.map(cell).join(' | ')} | ${limit} |`;
      }),
    ].join('\n');
  } finally {
    await browser.close();
  }
};
