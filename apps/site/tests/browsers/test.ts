import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import type { BrowserName } from '../../../../tooling/browser.ts';
import { test as withServices } from '../services.ts';
import { type RunningBrowser, startBrowser } from './browsers.ts';
import type { Tab } from './Tab.ts';

export { expect };

/** Waits for a toast, by its heading and a part of its text. */
export async function expectToast(tab: Tab, heading: string, text = heading): Promise<void> {
  // A toast that is replaced while it is read returns no text.
  const read = () => tab.textOf({ role: 'group', name: heading }).catch(() => '');
  await expect.poll(read, { timeout: 20_000 }).toContain(text);
}

/** The proxy between the browser and the site. */
export interface Line {
  /** The site's address behind the proxy. */
  readonly origin: string;
  /** Holds back the script that starts each page. */
  holdStart(): void;
  /** Releases it. */
  releaseStart(): void;
  /** Drops every request until `mend` is called. */
  cut(): void;
  /** Delivers POST requests but drops their responses, until the line is restored. */
  loseAnswers(): void;
  mend(): void;
  /** What the browser reported as violations of a page's policy during the test. */
  readonly violations: string[];
}

/** The options of a worker in the configuration. */
export interface BrowserOptions {
  readonly runs: BrowserName;
  readonly scheme: 'light' | 'dark';
  /** Whether pages run their scripts. Only Firefox can do without. */
  readonly hasScripts: boolean;
}

interface WorkerFixtures extends BrowserOptions {
  readonly running: RunningBrowser;
  readonly line: Line;
}

/** Opens a fresh tab for each test, in the browser that its project names, with the real site. */
export const test = withServices.extend<{ readonly tab: Tab }, WorkerFixtures>({
  runs: ['Chromium', { option: true, scope: 'worker' }],
  scheme: ['light', { option: true, scope: 'worker' }],
  hasScripts: [true, { option: true, scope: 'worker' }],

  running: [
    async ({ runs, scheme, hasScripts }, use) => {
      const browser = await startBrowser(runs, scheme, { hasScripts });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  line: [
    async ({ milepost }, use) => {
      let released = Promise.resolve();
      let release = () => {};
      let isCut = false;
      let losesAnswers = false;
      const violations: string[] = [];
      const home = await (await fetch(milepost.site)).text();
      // Holds back only this script: a browser has six connections to a server, and a link needs
      // one of them.
      const start = /<script type="module"[^>]* src="([^"]+)"/.exec(home)?.[1];
      if (start === undefined) throw new Error('No script starts the page.');
      const server = createServer(async (incoming, outgoing) => {
        if (isCut) {
          incoming.socket.destroy();
          return;
        }
        if (incoming.url === start) await released;
        const { method, headers } = incoming;
        // The site's own reports are plain text.
        if (incoming.url === '/reports' && !headers['content-type']?.startsWith('text/plain')) {
          incoming.setEncoding('utf8').on('data', (part: string) => violations.push(part));
        }
        const passed = request(new URL(incoming.url ?? '/', milepost.site), { method, headers });
        passed.on('response', (answer) => {
          if (losesAnswers && method === 'POST') return outgoing.destroy();
          // Chromium and Firefox prefer `report-to`, which they follow late, and only over HTTPS.
          const policy = `${answer.headers['content-security-policy'] ?? ''}`.replace(
            ' report-to site;',
            '',
          );
          const changed = policy && { 'content-security-policy': policy };
          outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...changed });
          answer.pipe(outgoing);
        });
        passed.on('error', () => outgoing.destroy());
        incoming.pipe(passed);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use({
        origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        holdStart() {
          released = new Promise((resolve) => {
            release = resolve;
          });
        },
        releaseStart: () => release(),
        cut() {
          isCut = true;
        },
        loseAnswers() {
          losesAnswers = true;
        },
        mend() {
          isCut = false;
          losesAnswers = false;
        },
        violations,
      });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ running, line }, use) => {
    line.violations.length = 0;
    await running.withTab(line.origin, use);
    line.releaseStart();
    line.mend();
    expect(line.violations, 'violations of the policy').toEqual([]);
  },
});
