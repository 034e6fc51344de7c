import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { networksOf, networkWidths } from './clients.ts';
import type { Config } from './config.ts';
import type { SharedState } from './shared-state.ts';

/** Counts one call or mail of a client. Resolves to the seconds to wait where there were too many. */
export type RateLimit = (buckets: Buckets) => Promise<number | undefined>;

/** Turns a key into one of a bounded number of buckets, so that neither memory nor Redis grows. */
type BucketOf = (key: string) => string;

/** The bucket of each network of a client, by the network's prefix length in bits. */
export type Buckets = ReadonlyMap<number, string>;

export const bucketsOf = (client: string, bucketOf: BucketOf): Buckets =>
  new Map(networksOf(client).map(({ bits, key }) => [bits, bucketOf(key)]));

const minute = 60;
const day = 24 * 60 * 60;

interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/**
 * Limits calls of any kind per client and per network, so that nobody keeps an instance busy with
 * garbage. Each instance counts by itself.
 */
export function createCallLimit(config: Config): RateLimit {
  const calls = { keyPrefix: 'calls', points: config.RATE_LIMIT_CALLS, duration: minute };
  const consume = perNetwork(calls, (limit) => {
    const limiter = new RateLimiterMemory(limit);
    return (key) => waitFor(limiter, key);
  });
  return async (buckets) => (await consume(buckets)) || undefined;
}

/**
 * Limits mails per client, per network and in all. A mail is counted once its call has passed every
 * check, so that nobody uses up the total except by mails that the staff get.
 *
 * @throws SharedStateAway where no mail is taken without Redis.
 */
export function createMailLimit(config: Config, shared: SharedState | undefined): RateLimit {
  const counter = (limit: Limit): Consume<string> => {
    const own = new RateLimiterMemory(limit);
    const common = shared && new RateLimiterRedis({ ...limit, storeClient: shared.redis });
    return async (key) =>
      (await shared?.need(() => waitFor(common, key))) ?? (await waitFor(own, key));
  };
  const perMinute = { keyPrefix: 'milepost:client', duration: minute };
  // However much a client may send, no network can use up everyone's total.
  const most = Math.max(1, Math.floor(config.RATE_LIMIT_TOTAL / 2));
  const perDay = { keyPrefix: 'milepost:client-day', duration: day };
  const all = { keyPrefix: 'milepost:all', points: config.RATE_LIMIT_TOTAL, duration: minute };
  const countAll = counter(all);
  const limits: readonly Consume<Buckets>[] = [
    perNetwork({ ...perMinute, points: config.RATE_LIMIT_CLIENT }, counter, most),
    perNetwork({ ...perDay, points: config.RATE_LIMIT_CLIENT_DAY }, counter),
    () => countAll('all'),
  ];
  return async (buckets) => {
    for (const consume of limits) {
      const wait = await consume(buckets);
      if (wait > 0) return wait;
    }
    return undefined;
  };
}

/** Counts one, and resolves to the seconds to wait, 0 for none. */
type Consume<Key> = (key: Key) => Promise<number>;

/** Counts a client in each of its networks, the wider of which may send more, up to `most`. */
function perNetwork(
  { keyPrefix, points, duration }: Limit,
  counter: (limit: Limit) => Consume<string>,
  most = Number.POSITIVE_INFINITY,
): Consume<Buckets> {
  const counters = new Map<number, Consume<string>>(
    networkWidths.map(({ bits, share }) => [
      bits,
      counter({
        keyPrefix: `${keyPrefix}:${bits}`,
        points: Math.min(points * share, most),
        duration,
      }),
    ]),
  );
  return async (buckets) => {
    for (const [bits, bucket] of buckets) {
      const wait = (await counters.get(bits)?.(bucket)) ?? 0;
      if (wait > 0) return wait;
    }
    return 0;
  };
}

/**
 * Seconds until `key` may go on, 0 for now, and never longer than the window: a clock that was set
 * back would make it longer. Throws when the limiter's store is away.
 */
async function waitFor(
  limiter: RateLimiterMemory | RateLimiterRedis | undefined,
  key: string,
): Promise<number> {
  try {
    await limiter?.consume(key);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    return Math.min(seconds, limiter?.duration ?? seconds);
  }
}
