import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import type { SharedState } from './shared-state.ts';

/** Counts a request of a client; resolves to the seconds to wait when there were too many. */
export type RateLimit = (client: string) => Promise<number | undefined>;

const minute = 60;

/**
 * Limits requests per client and in all, a minute at a time.
 *
 * @param bucketOf turns a client into one of a bounded number of buckets, so that neither memory nor
 * Redis grows with the clients seen, and no address is kept.
 */
export function createRateLimit(
  config: Config,
  shared: SharedState | undefined,
  bucketOf: (client: string) => string,
): RateLimit {
  const perClient = { keyPrefix: 'milepost:client', points: config.RATE_LIMIT_CLIENT };
  const total = { keyPrefix: 'milepost:all', points: config.RATE_LIMIT_TOTAL };
  const own = [perClient, total].map(
    (limit) => new RateLimiterMemory({ ...limit, duration: minute }),
  );
  const common = shared
    ? [perClient, total].map(
        (limit) => new RateLimiterRedis({ ...limit, duration: minute, storeClient: shared.redis }),
      )
    : [];

  return async (client) => {
    const keys = [bucketOf(client), 'all'];
    for (const [index, key] of keys.entries()) {
      const wait =
        (await shared?.use(() => waitFor(common[index], key))) ?? (await waitFor(own[index], key));
      if (wait > 0) return wait;
    }
    return undefined;
  };
}

/** Seconds until `key` may go on, 0 for now. Throws when the limiter's store is away. */
async function waitFor(
  limiter: RateLimiterMemory | RateLimiterRedis | undefined,
  key: string,
): Promise<number> {
  try {
    await limiter?.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
