import { connect } from 'node:net';
import { sendEmailPath } from '@milepost/domain/mail';
import { describe, expect, test } from 'vitest';
import { mail, runBoth, until } from './running.ts';

const urn = (slug: string) => `urn:milepost:problem:${slug}`;
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

describe('Requests are limited', () => {
  test('per client, with the time to wait', async () => {
    const { smtp, mailer } = await runBoth({ RATE_LIMIT_CLIENT: '3' });
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await mailer.post(mail));
    expect(statuses(answers)).toEqual([200, 200, 200, 429, 429]);
    expect(answers[4]?.json.type).toBe(urn('too-many-requests'));
    const wait = Number(answers[4]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(smtp.accepted).toHaveLength(3);
  });

  test('in all', async () => {
    const { mailer } = await runBoth({ RATE_LIMIT_TOTAL: '3' });
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      answers.push(await mailer.post(mail, { 'x-forwarded-for': `192.0.2.${count}` }));
    }
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
  });

  test('by the address that a trusted proxy names, an IPv6 one by its network', async () => {
    const { mailer } = await runBoth({ RATE_LIMIT_CLIENT: '1' });
    const from = (address: string) => mailer.post(mail, { 'x-forwarded-for': address });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
    expect((await from('2001:db8:1:1::1')).status).toBe(200);
    expect((await from('2001:db8:1:1::2')).status).toBe(429);
    expect((await from('2001:db8:1:2::1')).status).toBe(200);
  });

  test('by the last address that is no proxy, so that a made-up one in front does not help', async () => {
    const { mailer } = await runBoth({
      RATE_LIMIT_CLIENT: '1',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    });
    const from = (hops: string) => mailer.post(mail, { 'x-forwarded-for': hops });
    expect((await from('198.51.100.1, 192.0.2.1, 10.1.2.3')).status).toBe(200);
    expect((await from('198.51.100.2, 192.0.2.1, 10.9.9.9')).status).toBe(429);
  });

  test('by the connection where no proxy is trusted', async () => {
    const { mailer } = await runBoth({ RATE_LIMIT_CLIENT: '1', TRUSTED_PROXIES: '10.0.0.1' });
    const from = (address: string) => mailer.post(mail, { 'x-forwarded-for': address });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(429);
  });
});

test('Requests beyond the bound are told to come again at once, and the others end as they should', async () => {
  const { smtp, mailer } = await runBoth({ MAX_IN_WORK: '5' });
  smtp.behave({ slowMs: 100 });
  const answers = await Promise.all(Array.from({ length: 30 }, () => mailer.post(mail)));
  const sent = answers.filter(({ status }) => status === 200);
  const turnedAway = answers.filter(({ status }) => status === 503);
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(sent.length + turnedAway.length).toBe(30);
  for (const { json, headers } of turnedAway) {
    expect(json.type).toBe(urn('busy'));
    expect(headers.has('retry-after')).toBe(true);
    // A connection that is not kept costs nothing while its client waits.
    expect(headers.get('connection')).toBe('close');
  }
  expect(smtp.accepted).toHaveLength(sent.length);
});

describe('Pages of other origins may not send', () => {
  const own = { host: 'mailer.example', origin: 'http://mailer.example' };
  test.for([
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['no origin to speak of', { origin: 'null' }, 403],
    ['a cross-site call without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour under the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://www.own.example' }, 200],
    [
      'our own page behind a proxy',
      { 'x-forwarded-host': 'www.own.example', origin: 'https://www.own.example' },
      200,
    ],
    ['a listed origin', { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }, 200],
    ['no browser', {}, 200],
  ] as const)('%s', async ([, headers, status]) => {
    const { smtp, mailer } = await runBoth({ ALLOWED_ORIGINS: 'https://partner.example' });
    const answer = await mailer.post(mail, headers);
    expect(answer.status).toBe(status);
    expect(smtp.accepted).toHaveLength(status === 200 ? 1 : 0);
    expect(answer.headers.get('access-control-allow-origin')).toBe(
      'origin' in headers && headers.origin === 'https://partner.example' ? headers.origin : null,
    );
  });

  test('a preflight names what a listed origin may send, and no other', async () => {
    const { mailer } = await runBoth({ ALLOWED_ORIGINS: 'https://partner.example' });
    const ask = (origin: string) =>
      fetch(mailer.url + sendEmailPath, { method: 'OPTIONS', headers: { origin } });
    const yes = await ask('https://partner.example');
    expect([yes.status, yes.headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
    expect(yes.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    const no = await ask(own.origin);
    expect([no.status, no.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});

test('Thousands of half requests neither stop the service nor fill it', async () => {
  const { mailer } = await runBoth({ MAX_CONNECTIONS: '1500' });
  const port = Number(new URL(mailer.url).port);
  const before = process.memoryUsage().rss;
  // In waves, since one machine has too few descriptors for all at once.
  for (let wave = 0; wave < 10; wave += 1) {
    const sockets = Array.from({ length: 1_000 }, () =>
      connect(port, '127.0.0.1').on('error', () => {}),
    );
    for (const socket of sockets) {
      socket.write(
        `POST ${sendEmailPath} HTTP/1.1\r\nHost: mailer\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"to":"`,
      );
    }
    await until(() => sockets.every(({ pending, destroyed }) => !pending || destroyed));
    expect((await mailer.post(mail)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  }
  expect((await mailer.post(mail)).status).toBe(200);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 2 ** 20);
});

test('Bodies that trickle in are bounded in all', async () => {
  const { mailer } = await runBoth({ BODY_LIMIT: '100000' });
  const port = Number(new URL(mailer.url).port);
  const sockets = Array.from({ length: 100 }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  );
  let turnedAway = 0;
  for (const socket of sockets) {
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (text.startsWith('HTTP/1.1 503')) turnedAway += 1;
    });
    socket.write(
      `POST ${sendEmailPath} HTTP/1.1\r\nHost: mailer\r\nContent-Type: application/json\r\nContent-Length: 99000\r\n\r\n${'x'.repeat(98_000)}`,
    );
  }
  await until(() => turnedAway > 0);
  for (const socket of sockets) socket.destroy();
  await until(async () => (await mailer.post(mail)).status === 200);
});
