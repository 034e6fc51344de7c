import type { Redis, RedisOptions } from 'ioredis';
import type { Config } from './config.ts';

/** The Redis that instances share state through, which may be away at any time. */
export interface SharedState {
  readonly redis: Redis;
  /** Runs one use of Redis; `undefined` when Redis is away or too slow. */
  readonly use: Use;
  /** The same for what a mail depends on: rejects with `SharedStateAway` where the settings refuse mail then. */
  readonly need: Use;
  /** Has `run` called whenever Redis comes back. */
  readonly onBack: (run: () => void) => void;
  readonly close: () => void;
}

export type Use = <Value>(run: (redis: Redis) => Promise<Value>) => Promise<Value | undefined>;

/** Redis is down, and the settings refuse mail without it. */
export class SharedStateAway extends Error {
  override readonly name = 'SharedStateAway';
}

/** How long Redis is not used after a command failed, in milliseconds. */
const retryAfterMs = 1_000;
/** The timeout of one use of Redis, in milliseconds. */
const commandTimeoutMs = 1_000;
/** What a mail needs of Redis at least; a replica refuses it. */
const write = (redis: Redis) => redis.set('milepost:mail-probe', '1', 'PX', retryAfterMs);
const retryStrategy = (tries: number) => Math.min(tries * 100, 1_000);

/**
 * Connects to Redis and keeps trying. Waits at most a second for the first connection.
 *
 * @param onChange is called whenever Redis becomes usable or unusable, with a short reason.
 */
export async function createSharedState(
  config: Config,
  onChange: (isUp: boolean, reason?: string) => void,
): Promise<SharedState> {
  const redis = await clientOf(config);
  const backers: (() => void)[] = [];
  let isUp: boolean | undefined;
  /** Set while Redis is not used. When it fires, Redis is tried again even if no mail comes. */
  let rest: NodeJS.Timeout | undefined;
  let isClosed = false;
  const change = (next: boolean, reason?: string) => {
    if (next === isUp || isClosed) return;
    isUp = next;
    onChange(isUp, reason);
    if (isUp) for (const run of backers) run();
  };
  const endRest = () => {
    clearTimeout(rest);
    rest = undefined;
  };
  redis.on('ready', () => {
    endRest();
    change(true);
  });
  redis.on('close', () => change(false, 'closed'));
  // The client gives up for good when Sentinels tell of a successor while it is asking them.
  redis.on('end', () => {
    setTimeout(() => !isClosed && redis.connect().catch(() => {}), retryAfterMs).unref();
  });
  redis.on('error', (error: Error) => change(false, reasonOf(error)));

  const first = redis.connect().catch((error: Error) => change(false, reasonOf(error)));
  await Promise.race([first, pause(1_000)]);
  if (isUp === undefined) change(false, 'slow');

  const use: Use = async (run) => {
    if (redis.status !== 'ready' || rest) return undefined;
    try {
      const tooSlow = pause(commandTimeoutMs).then(() => {
        throw new Error(timedOut);
      });
      const value = await Promise.race([run(redis), tooSlow]);
      // A command that started before another failed does not prove that Redis is usable again.
      if (!rest) change(true);
      return value;
    } catch (error) {
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        void use(write);
      }, retryAfterMs).unref();
      change(false, reasonOf(error as Error));
      return undefined;
    }
  };
  return {
    redis,
    use,
    need: async (run) => {
      const value = await use(run);
      if (value === undefined && config.REDIS_WHEN_AWAY === 'refuse') throw new SharedStateAway();
      return value;
    },
    onBack: (run) => backers.push(run),
    close: () => {
      isClosed = true;
      endRest();
      redis.disconnect();
    },
  };
}

async function clientOf(config: Config): Promise<Redis> {
  // Loaded on demand, because most installations don't use it.
  const { Redis } = await import('ioredis');
  const { REDIS_SENTINEL_MASTER: master, REDIS_SENTINEL_PASSWORD: sentinelPassword } = config;
  const addresses = (config.REDIS_URL ?? []).map((address) => new URL(address));
  const [{ protocol, username, password, pathname } = new URL('redis:')] = addresses;
  const nodes = addresses.map(({ hostname, port }) => ({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (master === undefined ? 6_379 : 26_379),
  }));
  const tls = protocol === 'rediss:' && {
    // Set explicitly, because NODE_TLS_REJECT_UNAUTHORIZED changes the default.
    rejectUnauthorized: true,
    ...(config.REDIS_CA_FILE !== undefined && { ca: config.REDIS_CA_FILE }),
  };
  let reconnectedAt = Number.NEGATIVE_INFINITY;
  const options = {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: commandTimeoutMs,
    retryStrategy,
    // The server became a replica: its address may lead to the successor by now. Reconnect once for
    // all commands that it refuses at the same time.
    reconnectOnError: (error: Error) => {
      const isDue =
        error.message.startsWith('READONLY') && performance.now() - reconnectedAt >= retryAfterMs;
      if (isDue) reconnectedAt = performance.now();
      return isDue;
    },
    db: Number(pathname.slice(1)),
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(tls && { tls }),
  } satisfies RedisOptions;
  if (master === undefined) return new Redis({ ...options, ...nodes[0] });
  return new Redis({
    ...options,
    sentinels: nodes,
    name: master,
    sentinelRetryStrategy: retryStrategy,
    failoverDetector: true,
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    ...(tls && { sentinelTLS: tls, enableTLSForSentinelMode: true }),
  });
}

/** The message of ioredis for a command without a reply in time. */
const timedOut = 'Command timed out';

/**
 * One word for the log: the code of an error, the word that Redis puts first in a reply, or
 * `COMMAND_TIMEOUT` for a Redis that does not answer, for which ioredis has no code.
 */
function reasonOf(error: Error & { readonly code?: unknown }): string {
  if (typeof error.code === 'string') return error.code;
  if (error.message === timedOut) return 'COMMAND_TIMEOUT';
  return /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.name;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
