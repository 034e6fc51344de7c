// Measures when the rows of the queue are on screen, compared with a table that is written by hand on
// the same API (table.html).
import { spawn } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { freePort } from '../../tooling/services.ts';
import { tokenCookie } from './src/cookies.ts';
import { sampleSignIn } from './src/sampleSignIn.ts';

const slowdown = 4;
const rounds = 9;
/** The maximum time to the rows, as a multiple of the hand-written table's. */
const most = 1.5;

/** A line of an office: latency in ms, and bytes a second. */
const line = { latency: 28, downloadThroughput: 5_000_000 / 8, uploadThroughput: 1_000_000 / 8 };

/** Runs in each page, before its own scripts. */
const watch = `
  const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent).join();
  const painted = (isThere) => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // A message posted at the start of a frame arrives after its paint.
    port2.onmessage = () => resolve(performance.now());
    const look = () => {
      if (isThere()) port1.postMessage('');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  window.firstRows = painted(() => rows().includes('Whitfield'));
  window.press = (button) => {
    const before = rows();
    const pressed = performance.now();
    const answered = painted(() => rows() !== before && rows().includes('20'));
    [...document.querySelectorAll('button, th')].find((one) => one.textContent.trim() === button).click();
    return answered.then((time) => time - pressed);
  };`;

const pages = { portal: '/deals', hand: '/assets/table.html' } as const;
type Name = keyof typeof pages;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Signs in, and returns the session as the portal stores it. */
async function sessionAt(origin: string) {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const { id_token } = await post('/identity/token', sampleSignIn);
  return JSON.stringify(await post('/auth/v1/token', { grant_type: 'id_token', id_token }));
}

/** Opens a page in a new context of a signed-in user, slowed down, with nothing cached. */
async function open(browser: Browser, session: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((stored) => localStorage.setItem('portal.session', stored), session);
  await context.addCookies([
    { name: tokenCookie, value: JSON.parse(session).access_token, url: origin },
  ]);
  await page.addInitScript(watch);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Returns the times in ms until the rows of a first visit, of a second one and of the next page are painted. */
async function timesOf(page: Page, address: string) {
  const first = async () => {
    await page.goto(address);
    return page.evaluate(() => Reflect.get(window, 'firstRows') as Promise<number>);
  };
  const times: Record<string, number> = {};
  times['First visit, nothing cached'] = await first();
  // The second load stores the compiled code, the third one uses it.
  for (let visit = 0; visit < 2; visit += 1) times['Another visit'] = await first();
  // The portal's rows are on screen before React has hydrated them and loads the next page ahead.
  if (address.endsWith(pages.portal)) {
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('page=2')),
    );
  }
  // What the portal does after its first view must not compete with the next page.
  await page.waitForTimeout(1_000);
  times['Next page'] = await page.evaluate(() => Reflect.get(window, 'press')('Next'));
  return times;
}

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['scripts/portal.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, PORTAL_PORT: `${port}` },
  stdio: ['ignore', 'ignore', 'inherit'],
  // The group has the server, which the script starts.
  detached: true,
});
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags });
try {
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error('The portal did not start.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const hand = join(import.meta.dirname, 'table.html');
  copyFileSync(hand, join(import.meta.dirname, 'dist/dist', pages.hand));
  const session = await sessionAt(origin);
  const all = new Map<string, Record<Name, number[]>>();
  // Interleaved, so that other load on the machine affects both alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['portal', 'hand'] as const) {
      const page = await open(browser, session);
      for (const [step, time] of Object.entries(await timesOf(page, origin + pages[name]))) {
        const known = all.get(step) ?? { portal: [], hand: [] };
        known[name].push(time);
        all.set(step, known);
      }
      await page.context().close();
    }
  }
  const lines = [...all].map(([step, times]) => {
    const [own, other] = [median(times.portal), median(times.hand)];
    const isMet = own / other <= most;
    return `| ${step} | ${own.toFixed(0)} | ${other.toFixed(0)} | ${(own / other).toFixed(2)} | ${most}: ${isMet ? 'met' : 'missed'} |`;
  });
  console.log(
    [
      `From the start of the navigation, or the click, to the paint of the first rows of 20,000 deals, in ms: the median of ${rounds}, at ${slowdown}× CPU on a line of 5 Mbit/s with ${line.latency} ms of latency. The other page is one HTML file with a script that calls the same API.`,
      ['| | the portal | by hand | ratio | limit |', '|---|---:|---:|---:|---|', ...lines].join(
        '\n',
      ),
    ].join('\n\n'),
  );
} finally {
  await browser.close();
  if (server.pid) process.kill(-server.pid);
}
