import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { unread } from '@milepost/domain/content/without-scripts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Renderer } from './forms.ts';
import { createReports } from './reports.ts';

/** The page of a form, whose rendering ends when `release` is called. */
function startSite({ isHeld = false, bodyTimeout = 5_000, failures = 0 } = {}) {
  const held: (() => void)[] = [];
  let failuresLeft = failures;
  const renderPage = vi.fn<Renderer['renderPage']>(async (path, submission) => {
    if (failuresLeft > 0) {
      failuresLeft -= 1;
      throw new Error('A page that breaks.');
    }
    if (isHeld && submission?.state.status === 'invalid') {
      await new Promise<void>((resolve) => void held.push(resolve));
    }
    const { title = '', description = '' } = submission?.toast ?? {};
    return `<html><head><title>Form</title></head><body>${path} ${title} ${description} ${submission?.instead}<script>a()</script><noscript>b</noscript></body></html>`;
  });
  const submit = vi.fn<Renderer['submit']>(async () => ({
    status: 422,
    submission: { form: 'payoff', answers: {}, state: { status: 'invalid', issues: [] } },
  }));
  const files = new Map();
  const app = createApp({
    files,
    reports: createReports(files, bodyTimeout),
    policies: {},
    forms: [
      {
        renderer: {
          calculatorAddress: '/',
          formAddresses: ['/payoff'],
          lastPage: 'Call us.',
          problemAt,
          renderPage,
          submit,
        },
        styles: { first: '', withoutScripts: '', stylesheets: ['/assets/a.css'] },
      },
    ],
    mailerUrl: 'http://127.0.0.1:9',
    mailerTimeout: 1_000,
    bodyTimeout,
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => {
    server.close();
    (server as import('node:http').Server).closeAllConnections();
  });
  return {
    renderPage,
    submit,
    held,
    async url() {
      if (!server.listening) await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}

const problemAt: Renderer['problemAt'] = (_path, problem) => ({
  answers: {},
  state: { status: 'failed', isNotLoaded: false },
  ...(problem === 'broken' ? { instead: 'It is broken.' } : { toast: unread[problem] }),
});

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const html = 'text/html; charset=utf-8';
const own = { ...form, 'Sec-Fetch-Site': 'same-origin' };

const post = (url: string, headers: Readonly<Record<string, string>>, body = 'a=1') =>
  fetch(`${url}/payoff`, { method: 'POST', headers, body });

test('only pages of the site may send a form, by fetch metadata or else by their origin', async () => {
  const { url } = startSite();
  const site = await url();
  const statusOf = async (headers: Readonly<Record<string, string>>) =>
    (await post(site, headers)).status;
  expect(await statusOf(own)).toBe(422);
  expect(await statusOf({ ...form, Origin: site })).toBe(422);
  const proxied = { 'X-Forwarded-Host': 'milepost.example', Origin: 'https://milepost.example' };
  expect(await statusOf({ ...form, ...proxied })).toBe(422);
  expect(await statusOf({ ...form, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await statusOf({ ...form, 'Sec-Fetch-Site': 'same-site' })).toBe(403);
  expect(await statusOf({ ...form, Origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf({ ...form, Origin: 'null' })).toBe(403);
  expect(await statusOf(form)).toBe(403);
});

test('answers of another type, or that are too long, get a page that says so and are not read', async () => {
  const { url, submit } = startSite();
  const site = await url();
  const typed = await post(site, { ...own, 'Content-Type': 'text/plain' });
  expect([typed.status, await typed.text()]).toEqual([
    415,
    expect.stringContaining(unread.unreadable.description),
  ]);
  expect((await post(site, own, 'a'.repeat(16 * 1024))).status).toBe(422);
  const long = await post(site, own, 'a'.repeat(16 * 1024 + 1));
  expect([long.status, await long.text()]).toEqual([
    413,
    expect.stringContaining(unread.long.description),
  ]);
  expect(submit).toHaveBeenCalledOnce();
});

test('a rendered page has no scripts, allows none, shows what is for browsers without them, and is not stored', async () => {
  const { url } = startSite();
  const answer = await post(await url(), own);
  const page = await answer.text();
  expect(page).not.toMatch(/<script|noscript/);
  expect(page).toContain('/payoff');
  expect(page).toContain('b</body>');
  const policy = answer.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain('script-src');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('at most eight pages are rendered at once, and the ninth submission is asked to wait', async () => {
  const { url, held, submit } = startSite({ isHeld: true });
  const site = await url();
  const answers = Array.from({ length: 8 }, () => post(site, own));
  await vi.waitUntil(() => held.length === 8);
  const ninth = await post(site, own);
  expect([ninth.status, ninth.headers.get('Retry-After')]).toEqual([503, '2']);
  expect(await ninth.text()).toContain(unread.busy.description);
  expect(submit).toHaveBeenCalledTimes(8);
  for (const release of held) release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(8).fill(422));
});

test('a body that does not arrive in time gets a page that says so, and delays no other visitor', async () => {
  const { url } = startSite({ bodyTimeout: 200 });
  const site = await url();
  const statuses: number[] = [];
  for (let number = 0; number < 64; number += 1) {
    const socket = connect({
      port: Number(new URL(site).port),
      host: '127.0.0.1',
      localAddress: `127.0.0.${2 + (number % 4)}`,
    });
    onTestFinished(() => void socket.destroy());
    socket.on('data', (text) => statuses.push(Number(/^HTTP\/1\.1 (\d{3})/.exec(`${text}`)?.[1])));
    socket.write(
      `POST /payoff HTTP/1.1\r\nHost: site\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${form['Content-Type']}\r\nContent-Length: 9\r\n\r\na=`,
    );
  }
  expect((await post(site, own)).status).toBe(422);
  await vi.waitUntil(() => statuses.filter(Boolean).length === 64, { timeout: 10_000 });
  expect(new Set(statuses.filter(Boolean))).toEqual(new Set([408]));
});

test('`?scripts=off` gives the page of a form without scripts, which is rendered once', async () => {
  const { url, renderPage } = startSite();
  const site = await url();
  expect(await (await fetch(`${site}/payoff?scripts=off`)).text()).toContain('/payoff');
  await fetch(`${site}/payoff?scripts=off&a=1`);
  expect(renderPage).toHaveBeenCalledOnce();
});

test('a page that can’t be rendered is replaced by one that says so, and is rendered again for the next visitor', async () => {
  const { url } = startSite({ failures: 1 });
  const site = await url();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = await post(site, own);
  const page = await broken.text();
  expect([broken.status, broken.headers.get('Content-Type')]).toEqual([500, html]);
  expect(page).toContain('It is broken.');
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'A page that breaks.' }));
  log.mockRestore();
  expect((await post(site, own)).status).toBe(422);
});

test('a visitor gets the last page if the page about a failure can’t be rendered either', async () => {
  const { url } = startSite({ failures: 2 });
  const site = await url();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = await post(site, own);
  expect([broken.status, broken.headers.get('Content-Type')]).toEqual([500, html]);
  expect(await broken.text()).toBe('Call us.');
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('a page without answers is rendered again after its rendering failed', async () => {
  const { url } = startSite({ failures: 1 });
  const site = await url();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = () => fetch(`${site}/payoff?scripts=off`);
  expect((await read()).status).toBe(500);
  log.mockRestore();
  const page = await read();
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/payoff')]);
});
