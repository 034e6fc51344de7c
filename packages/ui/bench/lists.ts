// Measures the time from a key to the paint of its result in a list of many options, compared with React Aria's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from '../../../tooling/browser.ts';
import { scriptOf } from './script.ts';

const slowdown = 4;
const rounds = 13;
/** The rounds before the browser has compiled the code. */
const warmUp = 3;
/** The maximum time of an interaction, as a multiple of React Aria's. */
const most = 1.3;

const libraries = ['kit', 'aria'] as const;
const counts = [1000, 10_000];

/** Runs in the page: `press` starts to wait for other options, `answered` resolves to the ms since the key. */
const watch = `
  let pressed = 0;
  addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  const shown = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent).join();
  window.begin = () => {
    pressed = 0;
    const before = shown();
    window.answered = new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      // A message posted at the start of a frame arrives after its paint.
      port2.onmessage = () => resolve(performance.now() - pressed);
      const look = () => {
        if (pressed > 0 && shown() !== before) port1.postMessage('');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  };`;

/** Shows a page with one field. `slow` slows it down, which keeps a core busy. */
async function open(browser: Browser, script: string, library: string, count: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const css = ['reset.css', 'styles.css'].map((file) =>
    readFileSync(join(import.meta.dirname, '../dist', file), 'utf8'),
  );
  await page.setContent(
    `<!doctype html><style>${css.join('')}</style><body data-library="${library}" data-options="${count}"><div id="field"></div>`,
  );
  await page.addScriptTag({ content: script });
  await page.locator('input').waitFor({ timeout: 60_000 });
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slow };
}

/** Returns the times in ms to open the list and to type a letter into it, and closes it again. */
async function timesIn(page: Page) {
  const press = async (key: string) => {
    await page.evaluate('begin()');
    await page.keyboard.press(key);
    return page.evaluate(() => Reflect.get(window, 'answered') as Promise<number>);
  };
  await page.locator('input').focus();
  const times = { Open: await press('ArrowDown'), 'Type a digit': await press('7') };
  await press('Escape');
  await page.locator('input').blur();
  return times;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const cell = (values: readonly number[]) =>
  `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;

/** Returns a Markdown table of the times of both libraries, in ms. */
export const listPresses = async () => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags });
  try {
    const script = await scriptOf(join(import.meta.dirname, 'combo-box.jsx'));
    const rows: string[] = [];
    for (const count of counts) {
      const pages = {
        kit: await open(browser, script, 'kit', count),
        aria: await open(browser, script, 'aria', count),
      };
      const all = new Map<string, { kit: number[]; aria: number[] }>();
      // Interleaved, so that other load on the machine affects both alike.
      for (let round = 0; round < rounds; round += 1) {
        for (const library of libraries) {
          const { page, slow } = pages[library];
          await page.bringToFront();
          await slow(slowdown);
          const times = await timesIn(page);
          await slow(1);
          for (const [step, time] of Object.entries(times)) {
            const known = all.get(step) ?? { kit: [], aria: [] };
            if (round >= warmUp) known[library].push(time);
            all.set(step, known);
          }
        }
      }
      for (const [step, { kit, aria }] of all) {
        const ratio = median(kit) / median(aria);
        rows.push(
          `| ${step}, ${count.toLocaleString('en-US')} options | ${cell(kit)} | ${cell(aria)} | ${ratio.toFixed(2)} | ${most}: ${ratio <= most ? 'met' : 'missed'} |`,
        );
      }
      for (const library of libraries) await pages[library].page.close();
    }
    return [
      '| | the kit | React Aria in its Virtualizer | of React Aria | limit |',
      '|---|---:|---:|---:|---|',
      ...rows,
    ].join('\n');
  } finally {
    await browser.close();
  }
};
