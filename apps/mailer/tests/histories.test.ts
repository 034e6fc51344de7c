import { payoffMail } from '@milepost/domain/mail/payoff';
import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery } from '../src/attempt.ts';
import { readConfig } from '../src/config.ts';
import { createMemoryStore, createSharedStore } from '../src/idempotency.ts';
import { bucketsOf, createMailLimit } from '../src/limits.ts';
import { createMetrics } from '../src/metrics.ts';
import {
  createKeyedHash,
  createSendEmail,
  type Result,
  type SendEmail,
} from '../src/send-email.ts';
import type { SharedState } from '../src/shared-state.ts';

/**
 * Thousands of short histories of calls, SMTP outcomes, Redis outages, stops and clock changes on
 * two instances, checked against a simple model. The SMTP server and Redis are fakes whose timing each
 * history decides; the other suites run the real ones.
 */
const secret = '-'.repeat(32);
const configFor = (total: number) =>
  readConfig({
    NODE_ENV: 'development',
    RATE_LIMIT_CLIENT: '1',
    RATE_LIMIT_TOTAL: String(total),
  });
const config = configFor(100);
const leaseMs = config.REPLY_MS + 10_000;
const metrics = createMetrics();

/** A fake Redis that runs the store's commands, and can be offline. */
class FakeRedis {
  isUp = true;
  readonly entries = new Map<string, { value: string; until: number }>();
  readonly #onBack: (() => void)[] = [];
  readonly #get = (key: string) => {
    const entry = this.entries.get(key);
    return entry && entry.until > performance.now() ? entry.value : null;
  };
  readonly #put = (key: string, value: string, ms: number) =>
    this.entries.set(key, { value, until: performance.now() + ms });
  readonly #client = {
    del: async (key: string) => Number(this.entries.delete(key)),
    set: async (key: string, value: string, _px: string, ms: number) => {
      this.#put(key, value, ms);
      return 'OK';
    },
    eval: async (
      _script: string,
      _keys: number,
      key: string,
      sending: string,
      inDoubt: string,
      ms: number,
    ) => {
      const kept = this.#get(key);
      if (kept === null || kept === inDoubt) this.#put(key, sending, ms);
      return kept;
    },
  } as unknown as Redis;

  comeBack() {
    this.isUp = true;
    for (const listener of this.#onBack) listener();
  }

  /** The view of Redis of an instance that continues without it. */
  readonly state = {
    use: async (run: (redis: Redis) => Promise<unknown>) =>
      this.isUp ? run(this.#client) : undefined,
    need: async (run: (redis: Redis) => Promise<unknown>) =>
      this.isUp ? run(this.#client) : undefined,
    onBack: (listener: () => void) => void this.#onBack.push(listener),
  } as unknown as SharedState;
}

interface Pending {
  readonly instance: number;
  readonly mail: string;
  readonly answer: (end: Delivery | undefined) => void;
  readonly settle: (end: Delivery) => void;
}

/** One start of an instance. A stopped instance is replaced by a new one, which remembers nothing itself. */
interface Run {
  readonly sendEmail: SendEmail;
  readonly generation: number;
  isStopping: boolean;
}

/** The history of a mail so far. */
interface Story {
  accepted: number;
  inDoubt: number;
}

/** A minute in which mails are counted. It ends early when the clock is set ahead. */
interface Window {
  readonly until: number;
  readonly untilByClock: number;
  count: number;
}

class Service {
  readonly redis = new FakeRedis();
  readonly pending: Pending[] = [];
  readonly stories = new Map<string, Story>();
  /** The mails handed to the SMTP server, per instance: of each client, of each network, and of all. */
  readonly windows = new Map<string, Window>();
  hasLostRedis = false;
  readonly total: number;
  readonly runs: Run[];
  #current = '';

  /** @param total how many mails all clients may send a minute. */
  constructor(total: number) {
    this.total = total;
    this.runs = [this.#start(0, 0), this.#start(1, 0)];
  }

  #start(instance: number, generation: number): Run {
    const sendEmail = createSendEmail({
      config,
      smtp: {
        deliver: () => {
          const { promise: answer, resolve: resolveAnswer } = Promise.withResolvers<
            Delivery | undefined
          >();
          const { promise: settled, resolve } = Promise.withResolvers<Delivery>();
          this.pending.push({
            instance,
            mail: this.#current,
            answer: resolveAnswer,
            settle: (end) => {
              resolveAnswer(end);
              resolve(end);
            },
          });
          return { answer, settled };
        },
        verify: async () => undefined,
        close: () => {},
      },
      compose: async () => ({ content: '', fingerprints: [] }),
      store: createSharedStore(createMemoryStore(1_000, leaseMs), this.redis.state, leaseMs),
      keyedHash: createKeyedHash(secret),
      limitMails: createMailLimit(configFor(this.total), undefined),
      metrics,
    });
    return { sendEmail, generation, isStopping: false };
  }

  /** Takes no more calls, waits for every delivery to end, and starts the instance again. */
  stop(instance: number) {
    const run = this.runs[instance] as Run;
    if (run.isStopping) return;
    run.isStopping = true;
    void run.sendEmail.settled().then(() => {
      expect(this.pending.filter((delivery) => delivery.instance === instance)).toEqual([]);
      this.runs[instance] = this.#start(instance, run.generation + 1);
      for (const counted of this.windows.keys()) {
        if (counted.startsWith(`${instance} `)) this.windows.delete(counted);
      }
    });
  }

  /** Ends a delivery. @param isTaken whether the SMTP server accepted a mail whose reply was lost. */
  end(delivery: Pending, end: Delivery, isTaken: boolean) {
    this.pending.splice(this.pending.indexOf(delivery), 1);
    const story = this.storyOf(delivery.mail);
    if (end.outcome === 'in-doubt') story.inDoubt += 1;
    if (end.outcome === 'accepted' || (end.outcome === 'in-doubt' && isTaken)) story.accepted += 1;
    delivery.settle(end);
  }

  storyOf(mail: string): Story {
    const story = this.stories.get(mail) ?? { accepted: 0, inDoubt: 0 };
    this.stories.set(mail, story);
    return story;
  }

  /** Makes a call, and continues it as far as possible without an SMTP reply. */
  async call(instance: number, key: string, body: string, client: string) {
    this.#current = `${key} ${body}`;
    const before = this.pending.length;
    const mail = payoffMail(
      {
        ...{ account: body, name: 'Dana', ssn: '0123' },
        ...{ email: 'd@a.example', payoffDate: '2026-12-04' },
      },
      new Date(0),
    );
    let result: Result | undefined;
    void this.runs[instance]?.sendEmail
      .send(
        Buffer.from(JSON.stringify(mail)),
        { buckets: bucketsOf(client, (bucket) => bucket), idempotencyKey: key },
        {},
      )
      .then((end) => {
        result = end;
      });
    await settle();
    if (this.pending.length > before) {
      for (const counted of [`client ${client}`, `network ${client.slice(0, 6)}`, 'all']) {
        this.#windowOf(`${instance} ${counted}`).count += 1;
      }
    }
    return () => result;
  }

  #windowOf(counted: string): Window {
    const open = this.windows.get(counted);
    if (open && performance.now() < open.until && Date.now() < open.untilByClock) return open;
    const window = {
      ...{ until: performance.now() + minute, untilByClock: Date.now() + minute },
      count: 0,
    };
    this.windows.set(counted, window);
    return window;
  }
}

/** Runs everything that waits only for other promises. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const minute = 60_000;

interface Call {
  readonly mail: string;
  readonly instance: number;
  readonly generation: number;
  readonly result: () => Result | undefined;
}

interface Model {
  readonly calls: Call[];
}

function check(model: Model, service: Service) {
  for (const [mail, { accepted, inDoubt }] of service.stories) {
    // Documented: two instances may each send it while neither sees Redis, and so may one that started
    // again after it could not tell Redis.
    const restarts = service.runs.reduce((sum, { generation }) => sum + generation, 0);
    const most = 1 + inDoubt + (service.hasLostRedis ? 1 + restarts : 0);
    expect([mail, accepted <= most]).toEqual([mail, true]);
  }
  for (const { mail, instance, generation, result } of model.calls) {
    const end = result();
    const isOver = generation < (service.runs[instance]?.generation ?? 0);
    if (isOver) expect([mail, end]).not.toEqual([mail, undefined]);
    if (end && 'id' in end)
      expect([mail, service.storyOf(mail).accepted > 0]).toEqual([mail, true]);
    if (end && 'retryAfter' in end) expect(end.retryAfter).toBeLessThanOrEqual(60);
  }
  const most: Record<string, number> = {
    all: service.total,
    network: Math.max(1, Math.min(12, Math.floor(service.total / 2))),
  };
  for (const [counted, { count }] of service.windows) {
    const [, kind = ''] = counted.split(' ');
    expect([counted, count <= (most[kind] ?? 1)]).toEqual([counted, true]);
  }
}

type Command = fc.AsyncCommand<Model, Service>;

const command = (
  name: string,
  run: (service: Service, model: Model) => Promise<void> | void,
): Command => ({
  check: () => true,
  run: async (model, service) => {
    await run(service, model);
    await settle();
    check(model, service);
  },
  toString: () => name,
});

const call = fc
  .record({
    instance: fc.constantFrom(0, 1),
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    body: fc.constantFrom('1', '1', '2'),
    // The first two are in one network.
    client: fc.constantFrom('c0000201', 'c0000202', 'c6336401', 'cb007101'),
  })
  .map(({ instance, key, body, client }) =>
    command(`call ${instance} ${key} ${body} ${client}`, async (service, model) => {
      const { generation, isStopping } = service.runs[instance] as Run;
      if (isStopping) return;
      const result = await service.call(instance, key, body, client);
      model.calls.push({ mail: `${key} ${body}`, instance, generation, result });
    }),
  );

const ends: readonly Delivery[] = [
  { outcome: 'accepted' },
  { outcome: 'accepted' },
  { outcome: 'refused', cause: 'refused', code: 550 },
  { outcome: 'unavailable', cause: 'later', code: 451 },
  { outcome: 'timeout', cause: 'timeout' },
  { outcome: 'in-doubt', cause: 'lost' },
];

const reply = fc
  .record({ which: fc.nat(3), end: fc.constantFrom(...ends), isTaken: fc.boolean() })
  .map(({ which, end, isTaken }) =>
    command(`reply ${which} ${end.outcome} ${isTaken}`, (service) => {
      const delivery = service.pending[which % (service.pending.length || 1)];
      if (delivery) service.end(delivery, end, isTaken);
    }),
  );

const answerDeadline = fc.nat(3).map((which) =>
  command(`answer deadline ${which}`, (service) => {
    service.pending[which]?.answer(undefined);
  }),
);

const wait = fc.constantFrom(500, 20_000, minute).map((ms) =>
  command(`wait ${ms}`, async (service) => {
    // A delivery ends by its reply deadline, before its claim of the key ends.
    if (ms < config.REPLY_MS || service.pending.length === 0) await vi.advanceTimersByTimeAsync(ms);
  }),
);

const clock = fc.constantFrom(-3_600_000, 3_600_000).map((ms) =>
  command(`clock ${ms}`, () => {
    vi.setSystemTime(Date.now() + ms);
  }),
);

const stop = fc
  .constantFrom(0, 1)
  .map((instance) => command(`stop ${instance}`, (service) => service.stop(instance)));

/** The time for a stop is up: what has left is in doubt, and nothing else leaves. */
const cutOff = fc
  .record({ instance: fc.constantFrom(0, 1), isHandedOver: fc.boolean(), isTaken: fc.boolean() })
  .map(({ instance, isHandedOver, isTaken }) =>
    command(`cut off ${instance} ${isHandedOver} ${isTaken}`, (service) => {
      if (!service.runs[instance]?.isStopping) return;
      const outcome = isHandedOver ? 'in-doubt' : 'timeout';
      for (const delivery of [...service.pending]) {
        if (delivery.instance !== instance) continue;
        service.end(delivery, { outcome, cause: 'timeout' }, isTaken);
      }
    }),
  );

const redis = fc.constantFrom('down', 'up').map((state) =>
  command(`redis ${state}`, (service) => {
    if (state === 'up') service.redis.comeBack();
    else {
      service.redis.isUp = false;
      service.hasLostRedis = true;
    }
  }),
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.for([
  ['with Redis', 100, [call, call, reply, reply, answerDeadline, wait, stop, cutOff]],
  [
    'with Redis coming and going',
    100,
    [call, call, reply, reply, answerDeadline, wait, stop, cutOff, redis],
  ],
  ['with a clock that is set', 100, [call, call, reply, reply, wait, stop, cutOff, clock]],
  [
    'with both, and a low total',
    2,
    [call, call, call, reply, reply, answerDeadline, wait, stop, cutOff, redis, clock],
  ],
] as const)(
  'No history loses a mail, sends one twice or exceeds a limit: %s',
  {
    timeout: 120_000,
  },
  async ([, total, kinds]) => {
    await fc.assert(
      fc.asyncProperty(fc.commands([...kinds], { size: 'medium', maxCommands: 25 }), (commands) =>
        fc.asyncModelRun(() => ({ model: { calls: [] }, real: new Service(total) }), commands),
      ),
      { numRuns: 400 },
    );
  },
);
