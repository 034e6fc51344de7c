import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { sendEmailPath } from '@milepost/domain/mail';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import type { SiteFile } from './files.ts';
import { createReports } from './reports.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (type: string, text: string): SiteFile => ({
  type,
  hash: text,
  bodies: { identity: bytes(text), gzip: bytes(`gzip of ${text}`) },
});

const files = new Map([
  ['/index.html', file('text/html', 'home')],
  ['/dealers.html', file('text/html', 'dealers')],
  ['/404.html', file('text/html', 'missing')],
  ['/assets/a.js', file('text/javascript', 'script')],
]);
const reporting = '; report-to site; report-uri /reports';
const policies = { '/': 'of home', '/dealers': 'of dealers', '/404': 'of 404' };

const running: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function addressOf(server: ReturnType<typeof createServer>): Promise<string> {
  running.push(server);
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The site's server on a free port, with a mailer that answers as configured. */
async function startSite({
  mailer = () => {},
  mailerTimeout = 30_000,
  bodyTimeout = 30_000,
  of = files,
}: {
  readonly mailer?: (request: IncomingMessage, response: ServerResponse) => void;
  readonly mailerTimeout?: number;
  readonly bodyTimeout?: number;
  readonly of?: ReadonlyMap<string, SiteFile>;
} = {}): Promise<string> {
  const mailerUrl = await addressOf(createServer(mailer).listen(0, '127.0.0.1'));
  const reports = createReports(of, bodyTimeout);
  const options = { files: of, policies, mailerUrl, mailerTimeout, bodyTimeout, reports };
  const { fetch } = createApp(options);
  const site = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  return addressOf(site as ReturnType<typeof createServer>);
}

/**
 * Sends calls whose bodies miss their last byte, from the given addresses by turns, and returns
 * their statuses.
 */
function stall(site: string, count: number, addresses: readonly string[]): number[] {
  const answers: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const socket = connect({
      port: Number(new URL(site).port),
      host: '127.0.0.1',
      localAddress: addresses[number % addresses.length],
    });
    socket.setEncoding('latin1').on('error', () => {});
    socket.on('data', (text) => answers.push(Number(/^HTTP\/1\.1 (\d{3})/.exec(`${text}`)?.[1])));
    socket.write(
      `POST ${sendEmailPath} HTTP/1.1\r\nHost: site\r\nContent-Length: 1000\r\n\r\n${'x'.repeat(999)}`,
    );
  }
  return answers;
}

const post = (site: string, init: RequestInit = {}) =>
  fetch(site + sendEmailPath, { method: 'POST', body: '{}', ...init });

describe('pages', () => {
  test('each document is sent with its own policy, the 404 page with status 404', async () => {
    const site = await startSite();
    const answers = await Promise.all(
      ['/', '/dealers', '/no/such/page', '/404'].map(async (path) => {
        const answer = await fetch(site + path, { headers: { 'Accept-Encoding': 'identity' } });
        return [answer.status, answer.headers.get('Content-Security-Policy'), await answer.text()];
      }),
    );
    expect(answers).toEqual([
      [200, `of home${reporting}`, 'home'],
      [200, `of dealers${reporting}`, 'dealers'],
      [404, `of 404${reporting}`, 'missing'],
      [404, `of 404${reporting}`, 'missing'],
    ]);
  });

  test('no other address of a document gives it without its policy', async () => {
    const site = await startSite();
    const answers = await Promise.all(
      ['/index', '/%69ndex'].map(async (path) => {
        const answer = await fetch(site + path);
        return [answer.status, answer.headers.get('Content-Security-Policy')];
      }),
    );
    expect(answers).toEqual([
      [404, `of 404${reporting}`],
      [404, `of 404${reporting}`],
    ]);
  });

  test('without a 404 page a missing address gets problem details', async () => {
    const site = await startSite({ of: new Map() });
    const answer = await fetch(`${site}/no/such/page`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      404,
      'application/problem+json',
    ]);
  });

  test('a known tag among others gives 304, a missing page never does', async () => {
    const site = await startSite();
    const status = async (path: string, tags: string) =>
      (
        await fetch(site + path, {
          headers: { 'Accept-Encoding': 'identity', 'If-None-Match': tags },
        })
      ).status;
    expect(await status('/', '"old", W/"home"')).toBe(304);
    expect(await status('/', '"home-gzip"')).toBe(200);
    expect(await status('/no/such/page', '*')).toBe(404);
  });

  test('a name with `.html` redirects only if it is a document’s', async () => {
    const site = await startSite();
    const answer = async (path: string) => {
      const { status, headers } = await fetch(site + path, { redirect: 'manual' });
      return [status, headers.get('Location')];
    };
    expect(await answer('/dealers.html?from=mail')).toEqual([308, '/dealers?from=mail']);
    expect(await answer('/dealers///')).toEqual([308, '/dealers']);
    expect(await answer('//evil.example/')).toEqual([404, null]);
    expect(await answer('/other.html')).toEqual([404, null]);
  });
});

test('a path with many slashes does not delay other requests', async () => {
  const site = await startSite();
  const path = `${'/'.repeat(15_000)}x`;
  // With quadratic time these would exceed the test's timeout.
  const answers = Array.from({ length: 50 }, () => fetch(site + path));
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]));
});

describe('calls of the mail service', () => {
  const log = vi.spyOn(console, 'error');
  beforeEach(() => void log.mockReset());

  /** The lines of the log, one for each call. */
  const logged = () => log.mock.calls.map((args) => args.join(' '));

  test('are forwarded with the headers that it reads, and no others', async () => {
    let got: IncomingMessage['headers'] = {};
    const site = await startSite({
      mailer: ({ headers }, response) => {
        got = headers;
        response.end('{}');
      },
    });
    await post(site, {
      headers: {
        Authorization: 'Bearer secret',
        Cookie: 'session=secret',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'key',
        'X-Forwarded-For': '192.0.2.1',
      },
    });
    expect(got).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'key',
      'x-forwarded-for': '192.0.2.1, 127.0.0.1',
      'x-forwarded-host': new URL(site).host,
    });
    expect(JSON.stringify(got)).not.toContain('secret');
  });

  test('return its answer, without caching or cookies', async () => {
    const site = await startSite({
      mailer: (_, response) => {
        response.writeHead(429, {
          'Content-Type': 'application/problem+json',
          'Retry-After': '7',
          'Set-Cookie': 'a=b',
          'Cache-Control': 'public',
        });
        response.end('{"status":429}');
      },
    });
    const answer = await post(site);
    expect([answer.status, await answer.json()]).toEqual([429, { status: 429 }]);
    expect(answer.headers.get('Retry-After')).toBe('7');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('that take too long get status 504', async () => {
    const site = await startSite({ mailerTimeout: 50 });
    const answer = await post(site);
    expect([answer.status, await answer.json()]).toMatchObject([504, { title: 'Gateway Timeout' }]);
    expect(logged()).toEqual([
      expect.stringMatching(
        /^The mail service at http:\/\/127\.0\.0\.1:\d+ did not answer within 50 ms\. .*MAILER_TIMEOUT_MS.*$/,
      ),
    ]);
  });

  test('whose connection breaks get status 502', async () => {
    const site = await startSite({ mailer: ({ socket }) => socket.destroy() });
    const answer = await post(site);
    expect([answer.status, await answer.json()]).toMatchObject([502, { title: 'Bad Gateway' }]);
    expect(logged()).toEqual([
      expect.stringMatching(
        /^The mail service at http:\/\/127\.0\.0\.1:\d+ cannot be reached: other side closed\. .*MAILER_URL.*$/,
      ),
    ]);
  });

  test('do not follow redirects', async () => {
    const site = await startSite({
      mailer: (_, response) => response.writeHead(307, { Location: '/elsewhere' }).end(),
    });
    expect((await post(site)).status).toBe(502);
  });

  test('that are larger than 128 KB never reach it', async () => {
    let calls = 0;
    const site = await startSite({
      mailer: (_, response) => {
        calls += 1;
        response.end('{}');
      },
    });
    expect((await post(site, { body: 'x'.repeat(128 * 1024) })).status).toBe(200);
    expect((await post(site, { body: 'x'.repeat(128 * 1024 + 1) })).status).toBe(413);
    expect(calls).toBe(1);
  });

  test('with a stalled body are limited for each address, refuse no other client, and never reach it', async () => {
    let calls = 0;
    const site = await startSite({
      mailer: (_, response) => {
        calls += 1;
        response.end('{}');
      },
    });
    const answers = stall(site, 500, ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']);
    // The newest 32 of each address continue.
    await vi.waitUntil(() => answers.length === 500 - 4 * 32, { timeout: 60_000 });
    expect((await post(site)).status).toBe(200);
    expect(answers).toEqual(Array.from({ length: 500 - 4 * 32 }, () => 503));
    expect(calls).toBe(1);
  });

  test('that wait for the mail service are limited, and the next one is refused at once', async () => {
    const waiting: ServerResponse[] = [];
    const site = await startSite({ mailer: (_, response) => void waiting.push(response) });
    const answers = Array.from({ length: 512 }, () => post(site));
    await vi.waitUntil(() => waiting.length === 512, { timeout: 60_000 });
    const next = await post(site);
    expect([next.status, next.headers.get('Retry-After')]).toEqual([503, '2']);
    for (const response of waiting) response.end('{}');
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(Array(512).fill(200));
  });

  test('whose body does not arrive in time get status 408', async () => {
    const answers = stall(await startSite({ bodyTimeout: 50 }), 1, ['127.0.0.1']);
    await vi.waitUntil(() => answers.length > 0, { timeout: 60_000 });
    expect(answers).toEqual([408]);
  });

  test('by another method are refused with the methods that are allowed', async () => {
    const answer = await fetch((await startSite()) + sendEmailPath);
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
