import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sendEmailPath } from '@milepost/domain/mail';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mail, runBoth, until } from './running.ts';
import { stall } from './stalled.ts';

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

  test('in total', async () => {
    const { mailer } = await runBoth({ RATE_LIMIT_TOTAL: '3' });
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      answers.push(await mailer.post(mail, { 'x-forwarded-for': `192.0.${count}.1` }));
    }
    expect(statuses(answers)).toEqual([200, 200, 200, 429]);
  });

  test("by delivered mails: garbage and repeats of a delivered mail don't count", async () => {
    const { smtp, mailer } = await runBoth({ RATE_LIMIT_CLIENT: '3', RATE_LIMIT_TOTAL: '6' });
    const from = (client: string) => ({ 'x-forwarded-for': client });
    for (let count = 0; count < 20; count += 1) {
      const headers = from(`192.0.2.${count % 2}`);
      expect((await mailer.post('x', headers)).status).toBe(400);
      expect((await mailer.post({ ...mail, subject: '' }, headers)).status).toBe(400);
      expect((await mailer.post({ ...mail, to: 'a@b.example' }, headers)).status).toBe(403);
    }
    const keyed = { ...from('192.0.2.1'), 'idempotency-key': 'one-mail' };
    for (let count = 0; count < 10; count += 1) {
      expect((await mailer.post(mail, keyed)).status).toBe(200);
    }
    const answers = [];
    for (let count = 0; count < 3; count += 1) {
      answers.push(await mailer.post(mail, from('192.0.2.1')));
    }
    for (const other of ['198.51.100.7', '198.51.100.7', '203.0.113.1', '203.0.113.1']) {
      answers.push(await mailer.post(mail, from(other)));
    }
    expect(statuses(answers)).toEqual([200, 200, 429, 200, 200, 200, 429]);
    expect(smtp.accepted).toHaveLength(6);
  });

  test('and a call that a limit refused leaves its key unchanged', async () => {
    const { smtp, mailer } = await runBoth({ RATE_LIMIT_CLIENT: '2' });
    const other = { ...mail, subject: 'Another' };
    smtp.behave({ at: 'dot', does: 'drop' });
    expect((await mailer.postWithKey('in-doubt')).json.type).toBe(urn('in-doubt'));
    smtp.behave({});
    expect((await mailer.postWithKey('first')).status).toBe(200);
    expect((await mailer.postWithKey('in-doubt')).status).toBe(429);
    expect((await mailer.postWithKey('in-doubt', other)).status).toBe(422);
    expect((await mailer.postWithKey('new')).status).toBe(429);
    expect((await mailer.postWithKey('new', other)).status).toBe(429);
  });

  test('per client over a day', async () => {
    const { mailer } = await runBoth({ RATE_LIMIT_CLIENT_DAY: '2' });
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await mailer.post(mail));
    expect(statuses(answers)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(3_600);
  });

  test('per client for calls of any kind, so that nobody overloads the service with garbage', async () => {
    const { mailer } = await runBoth({ RATE_LIMIT_CALLS: '3' });
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await mailer.post('x'));
    expect(statuses(answers)).toEqual([400, 400, 400, 429, 429]);
    const neighbor = await mailer.post(mail, { 'x-forwarded-for': '192.0.2.1' });
    expect(neighbor.status).toBe(200);
  });

  test('by the address from a trusted proxy, and IPv6 by its network', async () => {
    const { mailer } = await runBoth({ RATE_LIMIT_CLIENT: '1' });
    const from = (address: string) => mailer.post(mail, { 'x-forwarded-for': address });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
    expect((await from('2001:db8:1:1::1')).status).toBe(200);
    expect((await from('2001:db8:1:1::2')).status).toBe(429);
    expect((await from('2001:db8:1:2::1')).status).toBe(200);
  });

  test.for([
    ['a /56 of IPv6 as three clients', 3, (client: number) => `2001:db8:0:${client}::1`],
    ['a /48 of IPv6 as six', 6, (client: number) => `2001:db8:0:${client.toString(16)}00::1`],
    ['a /24 of IPv4 as twelve', 12, (client: number) => `192.0.2.${client}`],
  ] as const)('by the network around it: %s', async ([, share, address]) => {
    const { mailer } = await runBoth({ RATE_LIMIT_CLIENT: '1' });
    const from = async (given: string) =>
      (await mailer.post(mail, { 'x-forwarded-for': given })).status;
    const sent: number[] = [];
    for (let client = 1; client <= share + 1; client += 1) sent.push(await from(address(client)));
    expect(sent).toEqual([...Array(share).fill(200), 429]);
    expect(await from('198.51.100.1')).toBe(200);
  });

  test.for(['2', '100'])(
    'a network whose clients all send leaves half of the total to others, at %s a client',
    async (RATE_LIMIT_CLIENT) => {
      const { mailer } = await runBoth({ RATE_LIMIT_CLIENT, RATE_LIMIT_TOTAL: '20' });
      const sent: number[] = [];
      for (let client = 0; client < 40; client += 1) {
        const address = `2001:db8:5:${client.toString(16)}00::1`;
        sent.push((await mailer.post(mail, { 'x-forwarded-for': address })).status);
      }
      expect(sent.filter((status) => status === 200)).toHaveLength(10);
      expect((await mailer.post(mail, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(200);
    },
  );

  test.for([
    ['compressed', ['2001:db8::1', '2001:db8::14', '2001:db8:0:0:1::']],
    ['written out or in capitals', ['2001:db8::1', '2001:0DB8:0000:0000::0002']],
    ['with a port', ['192.0.2.1', '192.0.2.1:4711', '192.0.2.1:4712']],
    ['in brackets, with a port or without', ['2001:db8::1', '[2001:db8::2]:443', '[2001:db8::3]']],
    ['with a zone', ['fe80::1%eth0', 'fe80::1%eth1']],
    [
      'IPv4 within IPv6',
      ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'],
    ],
    ['no address at all, which counts as the proxy', ['unknown', '_hidden', '1.2.3', '::1::', '']],
  ] as const)('by the bytes of the address, in any notation: %s', async ([, spellings]) => {
    const { mailer } = await runBoth({ RATE_LIMIT_CLIENT: '1' });
    const answers = [];
    for (const address of spellings) {
      answers.push(await mailer.post(mail, { 'x-forwarded-for': address }));
    }
    expect(statuses(answers)).toEqual([200, ...Array(spellings.length - 1).fill(429)]);
  });

  test('a proxy is recognized in any notation of its address', async () => {
    const { mailer } = await runBoth({
      RATE_LIMIT_CLIENT: '1',
      TRUSTED_PROXIES: '127.0.0.1, 2001:db8::/32',
    });
    const from = (hops: string) => mailer.post(mail, { 'x-forwarded-for': hops });
    expect((await from('192.0.2.1, [2001:0DB8::1]:8080')).status).toBe(200);
    expect((await from('192.0.2.1, 2001:db8::2')).status).toBe(429);
  });

  test('by the last address that is not a proxy, so that a forged one does not help', async () => {
    const { mailer } = await runBoth({
      RATE_LIMIT_CLIENT: '1',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    });
    const from = (hops: string) => mailer.post(mail, { 'x-forwarded-for': hops });
    expect((await from('198.51.100.1, 192.0.2.1, 10.1.2.3')).status).toBe(200);
    expect((await from('198.51.100.2, 192.0.2.1, 10.9.9.9')).status).toBe(429);
  });

  test('by the connection if no proxy is trusted', async () => {
    const { mailer } = await runBoth({ RATE_LIMIT_CLIENT: '1', TRUSTED_PROXIES: '10.0.0.1' });
    const from = (address: string) => mailer.post(mail, { 'x-forwarded-for': address });
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(429);
  });
});

test('Requests over the bound are refused with a Retry-After, and the others complete', async () => {
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
    // A closed connection costs nothing while its client waits.
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
    ['a neighbor under the same site', { 'sec-fetch-site': 'same-site' }, 403],
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

  test('a preflight lists what a listed origin may send, and no other', async () => {
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

/** Bytes in use after garbage collection, whose timing is random. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

// A busy machine takes longer than the half minute of other tests.
test('Thousands of incomplete requests neither stop the service nor fill its memory', {
  timeout: 120_000,
}, async () => {
  const { mailer } = await runBoth({ MAX_CONNECTIONS: '1500' });
  const port = Number(new URL(mailer.url).port);
  const before = heldBytes();
  // In waves, because one machine has too few descriptors for all at once.
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
  expect(heldBytes() - before).toBeLessThan(20 * 2 ** 20);
});

describe('A stalled or greedy client blocks nobody', () => {
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
  test.for([64, 500])('%i bodies that stop one byte short, from 4 addresses', async (count) => {
    const { mailer } = await runBoth({ BODY_MS: '60000' });
    const stalled = await stall(mailer.url, count, addresses);
    const clients = ['198.51.100.1', '198.51.100.2', ...addresses];
    const answers = await Promise.all(
      clients.map((client) => mailer.post(mail, { 'x-forwarded-for': client })),
    );
    expect(statuses(answers)).toEqual(Array(clients.length).fill(200));
    // The others were answered while these bodies were incomplete.
    expect(stalled.hanging()).toBeGreaterThan(0);
    // A client's requests over its share are refused.
    await until(() => stalled.hanging() <= 4 * 8);
    expect(stalled.answers()).toContain(503);
  });

  test('small bodies too: each client has a limit of open ones', async () => {
    const { mailer } = await runBoth({ BODY_MS: '60000' });
    const stalled = await stall(mailer.url, 300, ['192.0.2.1'], 100);
    await until(() => stalled.hanging() <= 64);
    expect(stalled.answers()).toEqual(Array(300 - 64).fill(503));
    expect((await mailer.post(mail, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
  });

  test('many clients together: the largest body is dropped, not the newest', async () => {
    const { mailer } = await runBoth({ BODY_MS: '60000' });
    const crowd = Array.from({ length: 120 }, (_, number) => `203.0.113.${number}`);
    const stalled = await stall(mailer.url, 120, crowd);
    await until(() => stalled.answers().length > 0);
    const chunks = [JSON.stringify(mail).slice(0, 50), JSON.stringify(mail).slice(50)];
    const slow = new ReadableStream({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        const chunk = chunks.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      },
    });
    const answer = await fetch(mailer.url + sendEmailPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.1' },
      body: slow,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(200);
    expect(stalled.hanging()).toBeLessThanOrEqual(64);
    expect(stalled.hanging()).toBeGreaterThan(0);
  });

  // Node's own deadline for a request exceeds this test's timeout.
  test('a body that does not arrive in time is dropped', { timeout: 10_000 }, async () => {
    const { mailer } = await runBoth({ BODY_MS: '200' });
    const stalled = await stall(mailer.url, 5, addresses);
    await until(() => stalled.hanging() === 0);
    expect(stalled.answers()).toEqual(Array(5).fill(408));
  });

  test('connections: one address that is not a proxy has only its share', async () => {
    const { mailer } = await runBoth({ MAX_CONNECTIONS: '80', TRUSTED_PROXIES: '10.0.0.1' });
    const port = Number(new URL(mailer.url).port);
    const sockets = Array.from({ length: 100 }, () =>
      connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }).on('error', () => {}),
    );
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    await until(() => sockets.filter(({ destroyed }) => !destroyed).length <= 10);
    expect((await mailer.post(mail)).status).toBe(200);
  });
});
