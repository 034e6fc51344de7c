import type { Cluster, Redis, RedisOptions } from 'ioredis';
import type { Config } from './config.ts';

/** The Redis that instances share state through, which may be away at any time. */
export interface SharedState {
  readonly redis: Redis | Cluster;
  /** Runs one use of Redis; `undefined` when Redis is away or too slow. */
  readonly use: Use;
  /** The same for what a mail depends on: rejects with `SharedStateAway` where the settings refuse mail then. */
  readonly need: Use;
  /** Has `run` called whenever Redis comes back. */
  readonly onBack: (run: () => void) => void;
  readonly close: () => void;
}

export type Use = <Value>(
  run: (redis: Redis | Cluster) => Promise<Value>,
) => Promise<Value | undefined>;

/** Redis is away, and without it no mail is taken. */
export class SharedStateAway extends Error {
  override readonly name = 'SharedStateAway';
}

/** After a command failed, Redis is left alone for this long, in milliseconds. */
const respite = 1_000;
/** The longest time for one use of Redis, in milliseconds. */
const patience = 1_000;
/** What a mail needs of Redis at least; a replica refuses it. */
const write = (redis: Redis | Cluster) => redis.set('milepost:mail-probe', '1', 'PX', respite);
const retryStrategy = (tries: number) => Math.min(tries * 100, 1_000);

/**
 * Connects to Redis and keeps trying. Waits at most a second for the first connection.
 *
 * @param onChange told whenever Redis comes or goes, with a short reason.
 */
export async function createSharedState(
  config: Config,
  onChange: (isUp: boolean, reason?: string) => void,
): Promise<SharedState> {
  const redis = await clientOf(config);
  const backers: (() => void)[] = [];
  let isUp: boolean | undefined;
  /** Set while Redis is left alone. Its end finds out whether Redis is back where no mail does. */
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
    setTimeout(() => !isClosed && redis.connect().catch(() => {}), respite).unref();
  });
  redis.on('error', (error: Error) => change(false, reasonOf(error)));

  const first = redis.connect().catch((error: Error) => change(false, reasonOf(error)));
  await Promise.race([first, pause(1_000)]);
  if (isUp === undefined) change(false, 'slow');

  const use: Use = async (run) => {
    if (redis.status !== 'ready' || rest) return undefined;
    try {
      const tooSlow = pause(patience).then(() => {
        throw new Error('slow');
      });
      const value = await Promise.race([run(redis), tooSlow]);
      // One that began before another failed says nothing of what may be used next.
      if (!rest) change(true);
      return value;
    } catch (error) {
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        void use(write);
      }, respite).unref();
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

async function clientOf(config: Config): Promise<Redis | Cluster> {
  // Loaded only where it is used.
  const { Cluster, Redis } = await import('ioredis');
  const addresses = (config.REDIS_URL ?? []).map((address) => new URL(address));
  const [{ protocol, username, password, pathname } = new URL('redis:')] = addresses;
  const nodes = addresses.map(({ hostname, port }) => ({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (config.REDIS_MODE === 'sentinel' ? 26_379 : 6_379),
  }));
  const tls = {
    // Said here, since NODE_TLS_REJECT_UNAUTHORIZED decides where nothing is.
    rejectUnauthorized: true,
    ...(config.REDIS_CA_FILE !== undefined && { ca: config.REDIS_CA_FILE }),
  };
  const isSecure = protocol === 'rediss:';
  let leftAt = Number.NEGATIVE_INFINITY;
  const options = {
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: patience,
    // A server that became a replica: the address may lead to its successor by now. Left once for
    // all the commands that it refuses at the same time.
    reconnectOnError: (error: Error) => {
      const isLeft = error.message.startsWith('READONLY') && performance.now() - leftAt >= respite;
      if (isLeft) leftAt = performance.now();
      return isLeft;
    },
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(isSecure && { tls }),
  } satisfies RedisOptions;
  const alone = { lazyConnect: true, enableOfflineQueue: false };

  switch (config.REDIS_MODE) {
    case 'cluster':
      return new Cluster(nodes, {
        ...alone,
        redisOptions: options,
        clusterRetryStrategy: retryStrategy,
        slotsRefreshTimeout: 1_000,
        // Certificates name hosts: they are not to be replaced by addresses.
        ...(isSecure && { dnsLookup: (address, done) => done(null, address) }),
      });
    case 'sentinel':
      return new Redis({
        ...options,
        ...alone,
        retryStrategy,
        db: Number(pathname.slice(1)),
        sentinels: nodes,
        name: config.REDIS_SENTINEL_MASTER,
        sentinelRetryStrategy: retryStrategy,
        failoverDetector: true,
        ...(config.REDIS_SENTINEL_PASSWORD !== undefined && {
          sentinelPassword: config.REDIS_SENTINEL_PASSWORD,
        }),
        ...(isSecure && { sentinelTLS: tls, enableTLSForSentinelMode: true }),
      });
    case 'single':
      return new Redis({
        ...options,
        ...alone,
        retryStrategy,
        db: Number(pathname.slice(1)),
        ...nodes[0],
      });
  }
}

/** One word for the log: the code of an error, or the one that Redis puts first in a reply. */
function reasonOf(error: Error & { readonly code?: unknown }): string {
  if (typeof error.code === 'string') return error.code;
  return /^[A-Z]{3,}\b/.exec(error.message)?.[0] ?? error.name;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
