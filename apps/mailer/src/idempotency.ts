import type { SharedState } from './shared-state.ts';

/** What a request may do with its key. */
export type Claim =
  /**
   * The mail was not sent yet: send it and settle the key afterwards. `before` is the key's state until
   * now, which it gets back if no mail is sent.
   */
  | { readonly state: 'mine'; readonly before: 'free' | 'in-doubt' }
  /** The mail was delivered: answer with its id again. */
  | { readonly state: 'sent' }
  | { readonly state: 'in-flight' }
  | { readonly state: 'other-body' };

/** How a claimed key ends: `sent` is replayed, `free` forgets it, `in-doubt` lets the same body try again. */
export type Settlement = 'sent' | 'free' | 'in-doubt';

/**
 * Remembers by Idempotency-Key what became of each request, for a day. Keys and bodies come as keyed
 * hashes; neither the key, the body nor anything in it is kept.
 */
export interface IdempotencyStore {
  readonly claim: (key: string, body: string) => Promise<Claim>;
  readonly settle: (key: string, body: string, end: Settlement) => Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

type State = 'sending' | 'sent' | 'in-doubt';

interface Entry {
  readonly body: string;
  readonly state: State;
  /** In `performance.now()`'s milliseconds, so that changing the wall clock forgets no key. */
  readonly until: number;
}

/** What another request's entry means for a claim of its key; `undefined` if the key may be claimed. */
function judge(state: State, hasSameBody: boolean): Claim | undefined {
  if (!hasSameBody) return { state: 'other-body' };
  if (state === 'sending') return { state: 'in-flight' };
  return state === 'sent' ? { state: 'sent' } : undefined;
}

/**
 * Keeps at most `capacity` keys in memory and drops the oldest first.
 *
 * @param leaseMs after which a claim that was never settled no longer counts.
 */
export function createMemoryStore(capacity: number, leaseMs: number): IdempotencyStore {
  const entries = new Map<string, Entry>();
  const put = (key: string, entry: Entry) => {
    // Delete first, so that the map stays in order of age.
    entries.delete(key);
    entries.set(key, entry);
    for (const [oldest, { until }] of entries) {
      if (entries.size <= capacity && until > performance.now()) break;
      entries.delete(oldest);
    }
  };
  return {
    claim: async (key, body) => {
      const entry = entries.get(key);
      const verdict =
        entry && entry.until > performance.now()
          ? judge(entry.state, entry.body === body)
          : undefined;
      if (verdict) return verdict;
      const before =
        entry?.state === 'in-doubt' && entry.until > performance.now() ? 'in-doubt' : 'free';
      put(key, { body, state: 'sending', until: performance.now() + leaseMs });
      return { state: 'mine', before };
    },
    settle: async (key, body, end) => {
      if (end === 'free') entries.delete(key);
      else put(key, { body, state: end, until: performance.now() + day });
    },
  };
}

/** Takes the key if it is free, or in doubt with the same body. Returns the previous entry. */
const claimScript = `
local kept = redis.call('GET', KEYS[1])
if kept and kept ~= ARGV[2] then return kept end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3])
return kept`;

/** The most outcomes that wait to be written to Redis; the oldest is dropped first. */
const mostOwed = 10_000;

/**
 * Shares the keys of several instances through Redis. It checks and updates memory first, so that an
 * instance still guards its own keys while Redis is down. Mails that were delivered meanwhile are
 * written to Redis when it is back.
 */
export function createSharedStore(
  memory: IdempotencyStore,
  shared: SharedState,
  leaseMs: number,
): IdempotencyStore {
  const name = (key: string) => `milepost:mail:${key}`;
  const record = (state: State, body: string) => `${state} ${body}`;
  /** Bodies of delivered mails by key that Redis does not know of. */
  const owed = new Map<string, string>();

  const tell = async (key: string, body: string, end: Settlement) => {
    const isTold = await shared.use<unknown>((redis) =>
      end === 'free' ? redis.del(name(key)) : redis.set(name(key), record(end, body), 'PX', day),
    );
    if (isTold !== undefined) owed.delete(key);
    else if (end === 'sent') {
      owed.set(key, body);
      for (const oldest of owed.keys()) {
        if (owed.size <= mostOwed) break;
        owed.delete(oldest);
      }
    }
  };
  shared.onBack(() => {
    for (const [key, body] of owed) void tell(key, body, 'sent');
  });

  return {
    claim: async (key, body) => {
      const own = await memory.claim(key, body);
      if (own.state !== 'mine') return own;
      const kept = await shared
        .need((redis) =>
          redis.eval(
            claimScript,
            1,
            name(key),
            record('sending', body),
            record('in-doubt', body),
            leaseMs,
          ),
        )
        .catch(async (error) => {
          await memory.settle(key, body, own.before);
          throw error;
        });
      if (typeof kept !== 'string') return own;
      if (kept === record('in-doubt', body)) return { state: 'mine', before: 'in-doubt' };
      const [state, keptBody] = kept.split(' ') as [State, string];
      await memory.settle(key, body, state === 'sent' && keptBody === body ? 'sent' : 'free');
      return judge(state, keptBody === body) ?? own;
    },
    settle: async (key, body, end) => {
      await memory.settle(key, body, end);
      await tell(key, body, end);
    },
  };
}
