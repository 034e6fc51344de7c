// Measures the time from a key to the paint of its result in a table of 10,000 rows, compared with another library's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumFlags, ensureBrowser } from '../../../tooling/browser.ts';
import { scriptOf } from './script.ts';

const slowdown = 4;
const rounds = 5;
/** The maximum time of an interaction, in ms. Up to 200 counts as good (web.dev/articles/inp). */
const most = 200;

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

const anyTable = (words: number, numbers: number): Steps => ({
  'Sort by words': {
    at: `[role=columnheader][aria-colindex="${words}"]`,
    key: 'Enter',
    shows: firstRows,
  },
  'Sort by numbers': {
    at: `[role=columnheader][aria-colindex="${numbers}"]`,
    key: 'Enter',
    shows: firstRows,
  },
});
const tick = (at: string): Steps => ({
  'Check a row': { at, key: 'Space', shows: selected, undo: { at, key: 'Space' } },
});

const kitSteps: Steps = {
  'Sort by words': { at: 'thead th:nth-of-type(2)', key: 'Enter', shows: firstRows },
  'Sort by numbers': { at: 'thead th:nth-of-type(5)', key: 'Enter', shows: firstRows },
  ...tick('tbody tr:nth-of-type(4) input'),
};
const clear = { at: 'button:text-is("Clear selection")', key: 'Enter' } as const;

const tables: readonly { name: string; rows: 'pages' | 'all'; steps: Steps }[] = [
  {
    name: 'the kit, 50 a page',
    rows: 'pages',
    steps: {
      ...kitSteps,
      'Select a page': { at: 'thead input', key: 'Space', shows: selected },
      'Select all': {
        at: 'button:text-is("Select all 10,000")',
        key: 'Enter',
        shows: allSelected,
        undo: clear,
      },
      'Next page': { at: 'button:text-is("Next")', key: 'Enter', shows: firstRows },
    },
  },
  {
    name: 'the kit, all in one',
    rows: 'all',
    steps: {
      ...kitSteps,
      'Select all': { at: 'thead input', key: 'Space', shows: allSelected, undo: clear },
      'Scroll to the end': {
        shows: `document.querySelector('tbody [aria-rowindex="10001"]') !== null`,
      },
    },
  },
  {
    name: 'MUI DataGrid, 50 a page',
    rows: 'pages',
    steps: {
      ...anyTable(2, 5),
      ...tick('[role=row][data-rowindex="3"] input'),
      'Select all': {
        at: '[role=columnheader] input',
        key: 'Space',
        shows: allSelected,
        undo: { at: '[role=columnheader] input', key: 'Space' },
      },
      'Next page': { at: '[aria-label="Go to next page"]', key: 'Enter', shows: firstRows },
    },
  },
];

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

/** Returns the times of each step of one table, in ms. */
async function timesOf(browser: Browser, script: string, rows: string, steps: Steps) {
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
  await page.locator('[role=row]').nth(5).waitFor({ timeout: 60_000 });
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = new Map<string, number[]>();
  const press = async (step: Pick<Step, 'at' | 'key'>, shows: string) => {
    if (step.at) await page.locator(step.at).first().focus();
    await page.evaluate((code) => Reflect.get(window, 'begin')(code), shows);
    if (step.key) await page.keyboard.press(step.key);
    else await page.evaluate('scrollToEnd()');
    return page.evaluate(() => Reflect.get(window, 'answered') as Promise<number>);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, step] of Object.entries(steps)) {
      const time = await press(step, step.shows);
      times.set(name, [...(times.get(name) ?? []), time]);
      if (step.undo) await press(step.undo, selected);
      if (!step.at) await page.evaluate('scroller().scrollTop = 0');
    }
  }
  await page.close();
  return times;
}

/** Returns a Markdown table of the interactions with 10,000 rows and the time of each library. */
export const tablePresses = async (otherLibraries: string) => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags });
  try {
    const own = await scriptOf(join(import.meta.dirname, 'table.jsx'));
    const other = await scriptOf(join(otherLibraries, 'table-mui.jsx'));
    const all = new Map<string, Map<string, number[]>>();
    for (const { name, rows, steps } of tables) {
      const script = name.startsWith('the kit') ? own : other;
      all.set(name, await timesOf(browser, script, rows, steps));
    }
    const names = new Set(tables.flatMap(({ steps }) => Object.keys(steps)));
    const cell = (times: readonly number[] | undefined) =>
      times ? `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})` : '–';
    return [
      `| | ${tables.map(({ name }) => name).join(' | ')} | limit |`,
      `|---|${tables.map(() => '---:|').join('')}---|`,
      ...[...names].map((step) => {
        const columns = [...all.values()].map((times) => times.get(step));
        const isMet = tables.every(
          ({ name }, at) => !name.startsWith('the kit') || median(columns[at] ?? [0]) <= most,
        );
        return `| ${step} | ${columns.map(cell).join(' | ')} | ${most}: ${isMet ? 'met' : 'missed'} |`;
      }),
    ].join('\n');
  } finally {
    await browser.close();
  }
};
