import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createSharedState } from '../src/shared-state.ts';
import {
  type Env,
  freePort,
  mail,
  postTo,
  runMailer,
  runSmtp,
  spawnMailer,
  until,
} from './running.ts';

interface RedisServer {
  readonly port: number;
  readonly url: string;
  readonly process: () => ChildProcess;
  readonly restart: () => Promise<void>;
}

/** A Redis server in memory, only for this test. */
async function runRedis(...options: readonly string[]): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'mailer-redis-'));
  const isLocked = options.includes('--requirepass');
  const isSentinel = options.includes('--sentinel');
  // Replication starts at once, without the usual five seconds of waiting for other replicas.
  const eager = isSentinel ? [] : ['--repl-diskless-sync-delay', '0'];
  const basics = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  let server: ChildProcess;
  const start = async () => {
    // A Sentinel stores its state in its file.
    const file = join(folder, 'sentinel.conf');
    if (isSentinel) writeFileSync(file, '');
    const args = isSentinel ? [file] : ['--save', ''];
    server = spawn('redis-server', [...args, ...basics, ...eager, ...options], { stdio: 'ignore' });
    const isMissing = await new Promise<boolean>((resolve) => {
      server.once('spawn', () => resolve(false));
      server.once('error', () => resolve(true));
    });
    if (isMissing) {
      throw new Error('redis-server is missing. Install it: apt-get install redis-server');
    }
    const password = options[options.indexOf('--requirepass') + 1] ?? '';
    await clientOf(url.replace('//', `//:${isLocked ? password : ''}@`)).ping();
  };
  await start();
  onTestFinished(() => void server.kill('SIGKILL'));
  return { port, url, process: () => server, restart: start };
}

/** A client that waits for its server. */
function clientOf(url: string): Redis {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  redis.on('error', () => {});
  onTestFinished(() => redis.disconnect());
  return redis;
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

test('One key is one mail on two instances, at once and on a retry', async () => {
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

test('A mail whose outcome is unknown to one instance is sent by the other under the same Message-ID', async () => {
  const { smtp, one, two } = await runTwo();
  smtp.behave({ at: 'dot', does: 'drop' });
  const key = randomUUID();
  expect((await one.postWithKey(key)).status).toBe(504);
  smtp.behave({});
  expect((await two.postWithKey(key)).status).toBe(200);
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(1);
});

test('A mail that one instance failed to send can be sent by the other', async () => {
  const { smtp, one, two } = await runTwo();
  smtp.behave({ at: 'rcpt', does: '550 5.1.1 No' });
  const key = randomUUID();
  expect((await one.postWithKey(key)).status).toBe(502);
  smtp.behave({});
  expect((await two.postWithKey(key)).status).toBe(200);
  expect((await one.postWithKey(key)).status).toBe(200);
  expect(smtp.accepted).toHaveLength(1);
});

test('Redis stores only keyed hashes, states and counts, and expires them', async () => {
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

test('Without Redis the mailer continues with its own limit and keys, reports it, and shares again afterwards', async () => {
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
  // Its own limit of four may have counted the first call already if Redis was slow to answer.
  expect(answers).toMatchObject({ a: 200, b: 200, c: 200, d: 200, f: 429 });
  const delivered = Object.values(answers).filter((status) => status === 200);
  expect(smtp.accepted).toHaveLength(delivered.length);
  expect(await (await fetch(metricsUrl)).text()).toContain('milepost_mailer_redis_up 0');

  await redis.restart();
  await until(() => output().split('Redis is there').length === 3);
  expect(await post('g')).toBe(200);
  expect(await (await fetch(metricsUrl)).text()).toContain('milepost_mailer_redis_up 1');
});

test('A Redis that hangs loses no mail', async () => {
  const { redis, smtp, one } = await runTwo();
  redis.process().kill('SIGSTOP');
  onTestFinished(() => void redis.process().kill('SIGCONT'));
  expect((await one.postWithKey('a')).status).toBe(200);
  expect((await one.postWithKey('a')).status).toBe(200);
  expect(smtp.accepted).toHaveLength(1);
});

test('A Redis that hangs is reported as a command that timed out', async () => {
  const redis = await runRedis();
  const reasons: (string | undefined)[] = [];
  const shared = await createSharedState(
    readConfig({ NODE_ENV: 'development', REDIS_URL: redis.url, ...secret }),
    (isUp, reason) => {
      if (!isUp) reasons.push(reason);
    },
  );
  onTestFinished(shared.close);
  redis.process().kill('SIGSTOP');
  onTestFinished(() => void redis.process().kill('SIGCONT'));
  await shared.need(() => shared.redis.get('a')).catch(() => {});
  await until(() => reasons.length > 0);
  expect(reasons[0]).toBe('COMMAND_TIMEOUT');
});

test('A stop does not report Redis as unavailable, and exits with status 0', async () => {
  const redis = await runRedis();
  const { child, output, exited } = await spawnMailer({
    ...{ SMTP_PORT: '1', REDIS_URL: redis.url },
    ...secret,
  });
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(output()).toContain('Redis is there');
  expect(output()).not.toContain('Redis is away');
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

/* Each of these stops the Redis that two instances share, and switches them to its successor. */

const refuse = { REDIS_WHEN_AWAY: 'refuse' };
type TestMailer = Awaited<ReturnType<typeof runMailer>>;

/** Two instances that share six mails a minute, and accept none without Redis. */
async function runTwoOn(env: Env) {
  const smtp = await runSmtp();
  const both = {
    SMTP_PORT: String(smtp.port),
    RATE_LIMIT_CLIENT: '6',
    ...refuse,
    ...secret,
    ...env,
  };
  return { smtp, one: await runMailer(both), two: await runMailer(both) };
}

const statusOf = async (mailer: TestMailer, key: string) => (await mailer.postWithKey(key)).status;

/**
 * Uses a part of the limit, lets Redis fail over, and checks that nothing was forgotten: a mail is
 * not sent again, and both instances together send no more than the limit.
 */
async function holdsThrough(
  { smtp, one, two }: Awaited<ReturnType<typeof runTwoOn>>,
  master: Redis,
  failOver: () => Promise<unknown>,
) {
  for (const key of ['a', 'b', 'c']) expect(await statusOf(one, key)).toBe(200);
  await inStep(master);
  await failOver();
  const statuses: number[] = [];
  for (const [key, mailer] of [
    ...(['a', 'd', 'e', 'f'] as const).map((key) => [key, two] as const),
    ...(['b', 'g', 'h', 'i'] as const).map((key) => [key, one] as const),
  ]) {
    let status = 503;
    // Retries until the successor is found.
    await until(async () => {
      status = await statusOf(mailer, key);
      return status !== 503;
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(smtp.accepted).toHaveLength(6);
}

/** Resolves once a replica has confirmed all data of its master. */
async function inStep(master: Redis) {
  // WAIT covers the writes of the same connection, and therefore everything before them.
  await master.set('in-step', '1');
  await until(async () => (await master.wait(1, 1_000)) > 0);
}

/** A proxy that forwards each new connection to its current target. */
async function runAddress(first: number) {
  let target = Promise.resolve(first);
  const sockets = new Set<Socket>();
  const server = createServer(async (socket) => {
    const far = connect(await target, '127.0.0.1');
    for (const end of [socket, far]) {
      sockets.add(end);
      end.on('error', () => end.destroy()).on('close', () => sockets.delete(end));
    }
    socket.pipe(far).pipe(socket);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port,
    /**
     * New connections go there. Until a promised port is known, they are accepted and stay silent.
     */
    leadTo: (port: number | Promise<number>) => {
      target = Promise.resolve(port);
    },
    /** The number of open forwarded connections. */
    open: () => sockets.size / 2,
  };
}

test('A demoted Redis is left for its successor when its address points there', async () => {
  const [old, next] = [await runRedis(), await runRedis()];
  const [oldClient, nextClient] = [clientOf(old.url), clientOf(next.url)];
  await nextClient.replicaof('127.0.0.1', old.port);
  await inStep(oldClient);
  const address = await runAddress(old.port);
  const mailers = await runTwoOn({ REDIS_URL: `redis://127.0.0.1:${address.port}` });
  await holdsThrough(mailers, oldClient, async () => {
    await nextClient.replicaof('NO', 'ONE');
    await oldClient.replicaof('127.0.0.1', next.port);
    // The open connections still lead to the old one.
    address.leadTo(next.port);
  });
});

test('Sentinels lead to the successor of a killed Redis, also when their news arrives during a lookup', async () => {
  const [master, replica] = [await runRedis(), await runRedis()];
  const [masterClient, replicaClient] = [clientOf(master.url), clientOf(replica.url)];
  await replicaClient.replicaof('127.0.0.1', master.port);
  await inStep(masterClient);
  const sentinel = await runRedis('--sentinel');
  const sentinelClient = clientOf(sentinel.url);
  await sentinelClient.call('SENTINEL', 'MONITOR', 'milepost', '127.0.0.1', master.port, '1');
  for (const [name, value] of [
    ['down-after-milliseconds', '500'],
    ['failover-timeout', '2000'],
  ] as const) {
    await sentinelClient.call('SENTINEL', 'SET', 'milepost', name, value);
  }
  await until(async () =>
    String(await sentinelClient.call('SENTINEL', 'REPLICAS', 'milepost')).includes(
      String(replica.port),
    ),
  );
  const address = await runAddress(sentinel.port);
  const mailers = await runTwoOn({
    REDIS_URL: `redis://127.0.0.1:${address.port}`,
    REDIS_SENTINEL_MASTER: 'milepost',
  });
  const masterPort = async () => {
    const found = await sentinelClient.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'milepost');
    return Number((found as readonly string[])[1]);
  };
  await holdsThrough(mailers, masterClient, async () => {
    // A lookup of the master from now on gets no answer before all have heard of the successor.
    const told = Promise.withResolvers<number>();
    address.leadTo(told.promise);
    master.process().kill('SIGKILL');
    await until(async () => (await masterPort()) === replica.port);
    await until(() => address.open() === 0);
    told.resolve(sentinel.port);
  });
});

test('If it must not continue without Redis, the mailer accepts no mail, and one key stays one mail', async () => {
  const redis = await runRedis();
  const { smtp, one } = await runTwoOn({ REDIS_URL: redis.url });
  expect(await statusOf(one, 'a')).toBe(200);
  redis.process().kill('SIGSTOP');
  const away = await one.postWithKey('b');
  expect([away.status, away.json.type]).toEqual([503, 'urn:milepost:problem:shared-state-away']);
  expect(away.headers.has('retry-after')).toBe(true);
  expect((await one.post(mail)).status).toBe(503);
  expect(smtp.accepted).toHaveLength(1);
  redis.process().kill('SIGCONT');
  await until(async () => (await statusOf(one, 'a')) === 200);
  expect(smtp.accepted).toHaveLength(1);
});

test('A mail that was delivered while Redis was down is not sent again by another instance', async () => {
  const { redis, smtp, one, two } = await runTwo();
  smtp.behave({ at: 'dot', slowMs: 600 });
  const sent = one.postWithKey('a');
  await until(() => smtp.accepted.length === 1);
  redis.process().kill('SIGSTOP');
  expect((await sent).status).toBe(200);
  redis.process().kill('SIGCONT');
  await until(async () => (await one.postWithKey('b')).status === 200);
  await until(async () => (await clientOf(redis.url).keys('milepost:mail:*')).length === 2);
  await until(async () => (await two.postWithKey('a')).status !== 409);
  expect((await two.postWithKey('a')).headers.get('idempotent-replayed')).toBe('true');
  expect(smtp.accepted).toHaveLength(2);
});

test('A call that waits for Redis finds it usable again, although a command ended late', async () => {
  const redis = await runRedis();
  const config = readConfig({ NODE_ENV: 'development', REDIS_URL: redis.url, ...secret });
  const shared = await createSharedState(config, () => {});
  onTestFinished(shared.close);
  const found: (string | undefined)[] = [];
  shared.onBack(async () => {
    found.push(await shared.use((client) => client.ping()));
  });
  const late = Promise.withResolvers<string>();
  const ending = shared.use(() => late.promise);
  expect(await shared.use(() => Promise.reject(new Error('A command failed')))).toBeUndefined();
  late.resolve('in the end');
  expect(await ending).toBe('in the end');
  await until(() => found.length > 0);
  expect(found).toEqual(['PONG']);
});

test('A wrong password for Redis is reported by name and loses no mail', async () => {
  const redis = await runRedis('--requirepass', 'right');
  const smtp = await runSmtp();
  const { url, output } = await spawnMailer({
    SMTP_PORT: String(smtp.port),
    REDIS_URL: redis.url.replace('//', '//:wrong@'),
    ...secret,
  });
  expect(output()).toMatch(/"reason":"WRONGPASS".*Redis is away/);
  expect((await postTo(url, mail)).status).toBe(200);
});

const certificate = (name: string) =>
  fileURLToPath(new URL(`certificates/${name}`, import.meta.url));

test.for([
  ['localhost', 'authority.pem', 200],
  ['localhost', '', 503],
  ['elsewhere', 'authority.pem', 503],
] as const)(
  'Redis over TLS with the certificate of %s and the authority "%s": %i',
  async ([name, authority, status]) => {
    const tlsPort = await freePort();
    await runRedis(
      ...['--tls-port', String(tlsPort), '--tls-auth-clients', 'no'],
      ...['--tls-cert-file', certificate(`${name}.pem`)],
      ...['--tls-key-file', certificate(`${name}.key`)],
      ...['--tls-ca-cert-file', certificate('authority.pem')],
    );
    const smtp = await runSmtp();
    const mailer = await runMailer({
      SMTP_PORT: String(smtp.port),
      REDIS_URL: `rediss://localhost:${tlsPort}`,
      REDIS_CA_FILE: authority && certificate(authority),
      ...refuse,
      ...secret,
    });
    expect((await mailer.post(mail)).status).toBe(status);
  },
);
