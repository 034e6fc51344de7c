import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserName } from '../../../../tooling/browser.ts';
import { test as withServices } from '../services.ts';
import { type RunningBrowser, startBrowser } from './browsers.ts';
import type { Tab } from './Tab.ts';

export { expect } from '@playwright/test';

/** The line between the browser and the site. */
export interface Line {
  /** Where the site is reached through it. */
  readonly origin: string;
  /** Keeps the script that starts each page waiting. */
  holdStart(): void;
  /** Lets it through. */
  releaseStart(): void;
  /** Lets nothing through, until it is mended. */
  cut(): void;
  mend(): void;
}

/** What the configuration chooses for a worker. */
export interface BrowserOptions {
  readonly runs: BrowserName;
  readonly scheme: 'light' | 'dark';
}

interface WorkerFixtures extends BrowserOptions {
  readonly running: RunningBrowser;
  readonly line: Line;
}

/** Gives each test a fresh tab of the browser that its project names, before the real site. */
export const test = withServices.extend<{ readonly tab: Tab }, WorkerFixtures>({
  runs: ['Chromium', { option: true, scope: 'worker' }],
  scheme: ['light', { option: true, scope: 'worker' }],

  running: [
    async ({ runs, scheme }, use) => {
      const browser = await startBrowser(runs, scheme);
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
      const home = await (await fetch(milepost.site)).text();
      // This one alone: a browser has six connections to a server, and a link needs one of them.
      const start = /<script type="module"[^>]* src="([^"]+)"/.exec(home)?.[1];
      if (start === undefined) throw new Error('No script starts the page.');
      const server = createServer(async (incoming, outgoing) => {
        if (isCut) {
          incoming.socket.destroy();
          return;
        }
        if (incoming.url === start) await released;
        const { method, headers } = incoming;
        const passed = request(new URL(incoming.url ?? '/', milepost.site), { method, headers });
        passed.on('response', (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
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
        mend() {
          isCut = false;
        },
      });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ running, line }, use) => {
    await running.withTab(line.origin, use);
    line.releaseStart();
    line.mend();
  },
});
