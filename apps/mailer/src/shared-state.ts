import type { Redis } from 'ioredis';

/** The Redis server that instances share state through, which may be away at any time. */
export interface SharedState {
  readonly redis: Redis;
  /** Runs one use of Redis; `undefined` when Redis is away or too slow, so that the caller goes on alone. */
  readonly use: <Value>(run: (redis: Redis) => Promise<Value>) => Promise<Value | undefined>;
  readonly isUp: () => boolean;
  readonly close: () => void;
}

/** After a command failed, Redis is left alone for this long, in milliseconds. */
const respite = 1_000;

/**
 * Connects to Redis and keeps trying. Waits at most a second for the first connection.
 *
 * @param onChange told whenever Redis comes or goes.
 */
export async function createSharedState(
  url: string,
  onChange: (isUp: boolean) => void,
): Promise<SharedState> {
  // Loaded only where it is used.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 250,
    retryStrategy: (tries) => Math.min(tries * 100, 1_000),
  });
  let isUp = false;
  let restUntil = 0;
  const change = (next: boolean) => {
    if (next === isUp) return;
    isUp = next;
    onChange(isUp);
  };
  redis.on('ready', () => {
    restUntil = 0;
    change(true);
  });
  redis.on('close', () => change(false));
  redis.on('error', () => change(false));

  const first = redis.connect().catch(() => onChange(false));
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);

  return {
    redis,
    use: async (run) => {
      if (redis.status !== 'ready' || Date.now() < restUntil) return undefined;
      try {
        const value = await run(redis);
        change(true);
        return value;
      } catch {
        restUntil = Date.now() + respite;
        change(false);
        return undefined;
      }
    },
    isUp: () => isUp,
    close: () => redis.disconnect(),
  };
}
