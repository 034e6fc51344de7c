import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser, ensureProgram } from '../../../tooling/browser.ts';
import { freePort } from '../../../tooling/services.ts';
import { contentSecurityPolicy } from '../src/prerender/document.ts';
import { createApp } from '../src/server/app.ts';
import { dist } from '../src/server/dist.ts';
import { readSite, type SiteFile } from '../src/server/files.ts';
import type { DocumentPolicies } from '../src/server/headers.ts';
import { createReports } from '../src/server/reports.ts';

/** A site served over HTTP/2 and TLS, as in production. */
export interface ServedSite {
  readonly origin: string;
  close(): void;
}

/** Serves the built site with its own server. */
export async function serveBuilt(): Promise<ServedSite> {
  const policies: DocumentPolicies = JSON.parse(readFileSync(join(dist, 'policies.json'), 'utf8'));
  return serve(appOf(await readSite(join(dist, 'public')), policies));
}

/** Serves documents by path, with the same server and the same compression. */
export async function serveDocuments(documents: ReadonlyMap<string, string>): Promise<ServedSite> {
  const files = new Map<string, SiteFile>();
  const policies: Record<string, string> = {};
  for (const [path, html] of documents) {
    policies[path] = contentSecurityPolicy(html);
    const identity = new Uint8Array(Buffer.from(html));
    files.set(path === '/' ? '/index.html' : `${path}.html`, {
      type: 'text/html; charset=utf-8',
      hash: path,
      bodies: { identity, br: new Uint8Array(await promisify(brotliCompress)(identity)) },
    });
  }
  return serve(appOf(files, policies));
}

const appOf = (files: ReadonlyMap<string, SiteFile>, policies: DocumentPolicies) =>
  createApp({
    files,
    policies,
    mailerUrl: 'http://127.0.0.1:1',
    mailerTimeout: 1000,
    bodyTimeout: 1000,
    reports: createReports(files, 1000),
  });

async function serve(app: ReturnType<typeof createApp>): Promise<ServedSite> {
  const server = createSecureServer(
    { ...certificate(), allowHTTP1: true },
    getRequestListener(app.fetch),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** A self-signed certificate for this run. */
function certificate() {
  ensureProgram('openssl');
  const folder = mkdtempSync(join(tmpdir(), 'milepost-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', ['req', ...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** A browser, and the port at which Lighthouse reaches it. */
export interface BenchBrowser {
  readonly browser: Browser;
  readonly debuggingPort: number;
}

export async function launch(): Promise<BenchBrowser> {
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      ...chromiumFlags,
      '--ignore-certificate-errors',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  return { browser, debuggingPort };
}

/**
 * Slow 4G as browsers' tools apply it: each response waits 562.5 ms, then arrives at 1.47 Mbit/s.
 */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** A page on a slow phone: 4× CPU throttling, slow 4G, an empty cache. */
export async function onPhone<Result>(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
  { isThrottled = true } = {},
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (isThrottled) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    return await measure(page, session);
  } finally {
    await context.close();
  }
}

/** The median; of an even number of values the lower middle one. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;
}
