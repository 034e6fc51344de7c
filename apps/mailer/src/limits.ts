import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import type { SharedState } from './shared-state.ts';

/** Counts one of a client; resolves to the seconds to wait when there were too many. */
export type RateLimit = (client: string) => Promise<number | undefined>;

const minute = 60;
const day = 24 * 60 * 60;

/**
 * Limits calls of any kind per client, so that nobody keeps an instance busy with garbage. Each instance
 * counts by itself.
 */
export function createCallLimit(config: Config, bucketOf: (client: string) => string): RateLimit {
  const limiter = new RateLimiterMemory({ points: config.RATE_LIMIT_CALLS, duration: minute });
  return async (client) => (await waitFor(limiter, bucketOf(client))) || undefined;
}

/**
 * Limits mails per client and in all. Counted once a call has passed every check, so that nobody uses up
 * what all share but by mails that the staff get.
 *
 * @throws SharedStateAway where no mail is taken without Redis.
 * @param bucketOf turns a client into one of a bounded number of buckets, so that neither memory nor
 * Redis grows with the clients seen, and no address is kept.
 */
export function createMailLimit(
  config: Config,
  shared: SharedState | undefined,
  bucketOf: (client: string) => string,
): RateLimit {
  const limits = [
    { keyPrefix: 'milepost:client', points: config.RATE_LIMIT_CLIENT, duration: minute },
    { keyPrefix: 'milepost:client-day', points: config.RATE_LIMIT_CLIENT_DAY, duration: day },
    { keyPrefix: 'milepost:all', points: config.RATE_LIMIT_TOTAL, duration: minute },
  ];
  const own = limits.map((limit) => new RateLimiterMemory(limit));
  const common = shared
    ? limits.map((limit) => new RateLimiterRedis({ ...limit, storeClient: shared.redis }))
    : [];

  return async (client) => {
    const bucket = bucketOf(client);
    const keys = [bucket, bucket, 'all'];
    for (const [index, key] of keys.entries()) {
      const wait =
        (await shared?.need(() => waitFor(common[index], key))) ?? (await waitFor(own[index], key));
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
