// Measures the time from a keypress to its paint in each field, compared with a bare native input on the same page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from '../../../tooling/browser.ts';
import { scriptOf } from './script.ts';

const slowdown = 4;
const presses = 40;
const most = 1.5;

const bare = 'Bare input';
const fields = [
  'TextField',
  'TextArea',
  'PasswordField',
  'SearchField',
  'NumberField',
  'MoneyField',
  'SliderField',
];

/** Returns the times in ms from keypresses in `selector` to the frame that shows them. */
async function pressesIn(page: Page, selector: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const { port1, port2 } = new MessageChannel();
    let pressed = 0;
    port2.onmessage = () => times.push(performance.now() - pressed);
    document.onkeydown = (event) => {
      pressed = event.timeStamp;
      // A message posted at the start of a frame arrives after its paint.
      requestAnimationFrame(() => port1.postMessage(''));
    };
  });
  const field = page.locator(selector);
  await field.focus();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(`${1 + (press % 9)}`);
    // SliderField and the number fields accept only a few digits.
    if (press % 5 === 4) await field.fill('');
    await page.waitForFunction((count) => Reflect.get(window, 'times').length > count, press);
  }
  return page.evaluate(() => Reflect.get(window, 'times') as number[]);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Returns a Markdown table of keypress times, with each field's as a multiple of the bare input's. */
export const keypresses = async () => {
  const css = ['reset.css', 'styles.css'].map((file) =>
    readFileSync(join(import.meta.dirname, '../dist', file), 'utf8'),
  );
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.setContent(
      `<!doctype html><style>${css.join('')}</style><input id="bare"><div id="fields"></div>`,
    );
    await page.addScriptTag({ content: await scriptOf(join(import.meta.dirname, 'fields.jsx')) });
    await page.locator('#SliderField').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const times = new Map<string, number[]>();
    // Interleaved, so that other load on the machine affects all fields alike.
    for (let round = 0; round < 3; round += 1) {
      for (const name of [bare, ...fields]) {
        const one = await pressesIn(page, name === bare ? '#bare' : `#${name}`);
        times.set(name, [...(times.get(name) ?? []), ...one.slice(5)]);
      }
    }
    const base = median(times.get(bare) ?? []);
    return [
      '| field | ms | of a bare input | limit |',
      '|---|---:|---:|---|',
      ...[...times].map(([name, all]) => {
        const ratio = median(all) / base;
        const limit = name === bare ? '' : `${most}: ${ratio <= most ? 'met' : 'missed'}`;
        return `| ${name} | ${median(all).toFixed(1)} | ${ratio.toFixed(2)} | ${limit} |`;
      }),
    ].join('\n');
  } finally {
    await browser.close();
  }
};
