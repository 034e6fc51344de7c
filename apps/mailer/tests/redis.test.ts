import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import {
  type Env,
  freePort,
  mail,
  runMailer,
  runSmtp,
  shortDeadlines,
  spawnMailer,
  until,
} from './running.ts';

interface RedisServer {
  readonly port: number;
  readonly url: string;
  readonly process: () => ChildProcess;
  readonly restart: () => Promise<void>;
}

/** A Redis server of this test alone, in memory. */
async function runRedis(): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'mailer-redis-'));
  let server: ChildProcess;
  const start = async () => {
    server = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
      { stdio: 'ignore' },
    );
    const isMissing = await new Promise<boolean>((resolve) => {
      server.once('spawn', () => resolve(false));
      server.once('error', () => resolve(true));
    });
    if (isMissing) {
      throw new Error('redis-server is missing. Install it: apt-get install redis-server');
    }
    const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
    redis.on('error', () => {});
    await redis.ping();
    redis.disconnect();
  };
  await start();
  onTestFinished(() => void server.kill('SIGKILL'));
  return { port, url, process: () => server, restart: start };
}

const secret = { HASH_SECRET: 'a secret of the tests that is long enough' };

/** Two instances that share one SMTP server and one Redis. */
async function runTwo(env: Env = {}) {
  const redis = await runRedis();
  const smtp = await runSmtp();
  const both = { SMTP_PORT: String(smtp.port), REDIS_URL: redis.url, ...secret, ...env };
  return { redis, smtp, one: await runMailer(both), two: await runMailer(both) };
}

test('Two instances share one limit', async () => {
  const { smtp, one, two } = await runTwo({ RATE_LIMIT_CLIENT: '5' });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await one.post(mail)).status, (await two.post(mail)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(smtp.accepted).toHaveLength(5);
});

test('One key is one mail on two instances, asked at once and again', async () => {
  const { smtp, one, two } = await runTwo();
  const key = randomUUID();
  const answers = await Promise.all(
    [one, two, one, two, one, two].map((mailer) => mailer.postWithKey(key)),
  );
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const again = [await one.postWithKey(key), await two.postWithKey(key)];
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect(again[0]?.json).toEqual(again[1]?.json);
  expect(smtp.accepted.map(({ messageId }) => messageId)).toEqual([again[0]?.json.id]);
});

test('Another body under a key is refused by the other instance too', async () => {
  const { smtp, one, two } = await runTwo();
  const key = randomUUID();
  await one.postWithKey(key);
  expect((await two.postWithKey(key, { ...mail, subject: 'Another' })).status).toBe(422);
  expect(smtp.accepted).toHaveLength(1);
});

test('What one instance leaves in doubt the other sends under the same Message-ID', async () => {
  const { smtp, one, two } = await runTwo(shortDeadlines);
  smtp.behave({ at: 'dot', does: 'drop' });
  const key = randomUUID();
  expect((await one.postWithKey(key)).status).toBe(504);
  smtp.behave({});
  expect((await two.postWithKey(key)).status).toBe(200);
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(1);
});

test('What one instance failed to send the other may send', async () => {
  const { smtp, one, two } = await runTwo();
  smtp.behave({ at: 'rcpt', does: '550 5.1.1 No' });
  const key = randomUUID();
  expect((await one.postWithKey(key)).status).toBe(502);
  smtp.behave({});
  expect((await two.postWithKey(key)).status).toBe(200);
  expect((await one.postWithKey(key)).status).toBe(200);
  expect(smtp.accepted).toHaveLength(1);
});

test('Redis gets nothing but keyed hashes, states and counts, and forgets them', async () => {
  const { redis, one } = await runTwo();
  await one.post(mail, { 'idempotency-key': 'canary-key', 'x-forwarded-for': '203.0.113.77' });
  const client = new Redis(redis.url);
  const names = await client.keys('*');
  expect(names.length).toBeGreaterThanOrEqual(3);
  for (const name of names) {
    const text = `${name} ${await client.get(name)}`;
    expect(text).not.toMatch(/canary|203\.0|Dana|Payoff|info@/);
    expect(await client.pttl(name)).toBeGreaterThan(0);
  }
  client.disconnect();
});

test('When Redis goes, the mailer goes on with its own limit and keys, says so, and shares again afterwards', async () => {
  const redis = await runRedis();
  const smtp = await runSmtp();
  const env = {
    SMTP_PORT: String(smtp.port),
    REDIS_URL: redis.url,
    RATE_LIMIT_CLIENT: '4',
    ...secret,
  };
  const { url, metricsUrl, output } = await spawnMailer(env);
  const post = async (key: string) =>
    (
      await fetch(`${url}/functions/v1/send-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(mail),
      })
    ).status;
  expect(await post('a')).toBe(200);

  redis.process().kill('SIGKILL');
  await until(() => output().includes('Redis is away'));
  const answers: Record<string, number> = {};
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) answers[key] = await post(key);
  // Its own limit of four may have counted the first call already, where Redis was slow to answer it.
  expect(answers).toMatchObject({ a: 200, b: 200, c: 200, d: 200, f: 429 });
  const delivered = Object.values(answers).filter((status) => status === 200);
  expect(smtp.accepted).toHaveLength(delivered.length);
  expect(await (await fetch(metricsUrl)).text()).toContain('milepost_mailer_redis_up 0');

  await redis.restart();
  await until(() => output().split('Redis is there').length === 3);
  expect(await post('g')).toBe(200);
  expect(await (await fetch(metricsUrl)).text()).toContain('milepost_mailer_redis_up 1');
});

test('A Redis that hangs costs no mail', async () => {
  const { redis, smtp, one } = await runTwo();
  redis.process().kill('SIGSTOP');
  onTestFinished(() => void redis.process().kill('SIGCONT'));
  expect((await one.postWithKey('a')).status).toBe(200);
  expect((await one.postWithKey('a')).status).toBe(200);
  expect(smtp.accepted).toHaveLength(1);
});

test('A mailer starts while Redis is down', async () => {
  const smtp = await runSmtp();
  const mailer = await runMailer({
    SMTP_PORT: String(smtp.port),
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    ...secret,
  });
  expect((await mailer.post(mail)).status).toBe(200);
});
