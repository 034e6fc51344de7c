import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { createReports } from './reports.ts';

const home =
  '<script type="module" async fetchpriority="low" src="/assets/client-Du_w9i0I.js"></script>';
const identity = new TextEncoder().encode(home);
const files = new Map([['/index.html', { type: 'text/html', hash: '', bodies: { identity } }]]);

/** Starts a server that takes reports. */
async function start() {
  const { registry, route } = createReports(files, 1_000);
  const server = serve({ fetch: route.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  onTestFinished(() => void server.close().closeAllConnections());
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Posts a body, and returns the status. */
    async post(body: string, type = 'text/plain;charset=UTF-8', headers: HeadersInit = {}) {
      const init = { method: 'POST', body, headers: { 'Content-Type': type, ...headers } };
      return (await fetch(`http://127.0.0.1:${port}/reports`, init)).status;
    },
    /** The counters that are not 0. */
    async counts() {
      const lines = (await registry.metrics()).split('\n');
      return lines.filter((line) => !/^#|^$| 0$/.test(line)).sort();
    },
  };
}

test('a failure counts by kind, and by whether the build is the one that the server sends', async () => {
  const { post, counts } = await start();
  expect(await post('code Du_w9i0I')).toBe(204);
  expect(await post('form Du_w9i0I')).toBe(204);
  expect(await post('error 12345678')).toBe(204);
  expect(await post('error')).toBe(204);
  expect(await counts()).toEqual([
    'milepost_site_failures_total{kind="code",build="this"} 1',
    'milepost_site_failures_total{kind="error",build="other"} 2',
    'milepost_site_failures_total{kind="form",build="this"} 1',
  ]);
});

const cspReport = (directive: string, blocked = 'inline') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://www.milepost.example/payment?account=1',
      'effective-directive': directive,
      'blocked-uri': blocked,
    },
  });

const modern = (directive: string, sourceFile: string | null = null) => ({
  type: 'csp-violation',
  url: 'https://www.milepost.example/payment?account=1',
  body: { effectiveDirective: directive, blockedURL: 'inline', sourceFile },
});

test('a violation counts by directive in both formats, and unknown directives together', async () => {
  const { post, counts } = await start();
  expect(await post(cspReport('script-src-elem'), 'application/csp-report')).toBe(204);
  const reports = JSON.stringify([
    modern('script-src-elem'),
    modern('made-up'),
    { type: 'deprecation', body: {} },
  ]);
  expect(await post(reports, 'application/reports+json')).toBe(204);
  expect(await counts()).toEqual([
    'milepost_site_policy_violations_total{directive="other"} 1',
    'milepost_site_policy_violations_total{directive="script-src-elem"} 2',
  ]);
});

test('violations of browser extensions are not counted', async () => {
  const { post, counts } = await start();
  await post(cspReport('img-src', 'moz-extension'), 'application/csp-report');
  const byScript = [modern('img-src', 'chrome-extension://abc/content.js')];
  await post(JSON.stringify(byScript), 'application/reports+json');
  expect(await counts()).toEqual([]);
});

test('at most 20 violations of one body count', async () => {
  const { post, counts } = await start();
  const many = Array.from({ length: 50 }, () => modern('img-src'));
  await post(JSON.stringify(many), 'application/reports+json');
  expect(await counts()).toEqual(['milepost_site_policy_violations_total{directive="img-src"} 20']);
});

const refusedReports: readonly [string, number, [string, string?, HeadersInit?]][] = [
  ['another type', 415, ['code x', 'application/json']],
  ['no known kind', 400, ['x'.repeat(100)]],
  ['no JSON', 400, ['{', 'application/csp-report']],
  ['another JSON', 400, ['null', 'application/csp-report']],
  ['33 KB', 413, [`code ${'x'.repeat(33_000)}`]],
  ['another site', 403, ['code x', 'text/plain', { 'Sec-Fetch-Site': 'cross-site' }]],
];

test.for(refusedReports)('a report with %s is refused with status %i', async ([, status, args]) => {
  const { post, counts } = await start();
  expect(await post(...args)).toBe(status);
  expect(await counts()).toEqual([`milepost_site_reports_refused_total{status="${status}"} 1`]);
});

test('at most 600 bodies count in a minute', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(0);
  const { post, counts } = await start();
  const statuses = await Promise.all(Array.from({ length: 601 }, () => post('code Du_w9i0I')));
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(await counts()).toContain('milepost_site_failures_total{kind="code",build="this"} 600');
  vi.spyOn(Date, 'now').mockReturnValue(60_000);
  expect(await post('code Du_w9i0I')).toBe(204);
});

const alerts: readonly { readonly expr: string }[] = parse(
  readFileSync(new URL('../../operations/alerts.yml', import.meta.url), 'utf8'),
).groups[0].rules;

test.for(alerts)('the alert on $expr names a counter and labels that exist', async ({ expr }) => {
  const text = await createReports(files, 1_000).registry.metrics();
  const name = /milepost_\w+/.exec(expr)?.[0];
  expect(name === undefined ? 'up' : text).toContain(name ?? 'up');
  for (const [label] of expr.matchAll(/(?:kind|build)="\w+"/g)) expect(text).toContain(label);
});
