import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Cause, Delivery } from './attempt.ts';
import { problems } from './problem.ts';

export type Metrics = ReturnType<typeof createMetrics>;

const outcomes: Readonly<Record<Delivery['outcome'], 0>> = {
  accepted: 0,
  refused: 0,
  unavailable: 0,
  timeout: 0,
  'in-doubt': 0,
  failed: 0,
};
const causes: Readonly<Record<Cause, 0>> = {
  dns: 0,
  connect: 0,
  tls: 0,
  auth: 0,
  refused: 0,
  later: 0,
  timeout: 0,
  lost: 0,
  message: 0,
};

/** Everything that is counted. No label ever holds anything that a request brought. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const metrics = {
    registry,
    requests: new Counter({
      name: 'milepost_mailer_requests_total',
      help: 'Answers to send-email calls by status and problem (sent, replayed or a problem slug).',
      labelNames: ['status', 'result'] as const,
      registers,
    }),
    deliveries: new Counter({
      name: 'milepost_mailer_deliveries_total',
      help: 'Ends of deliveries to the SMTP server. in-doubt: handed over, no reply; failed: no message was made.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    failures: new Counter({
      name: 'milepost_mailer_delivery_failures_total',
      help: 'Deliveries that did not end as accepted, by cause: dns, connect, tls, auth, refused, later, timeout, lost or message.',
      labelNames: ['cause'] as const,
      registers,
    }),
    seconds: new Histogram({
      name: 'milepost_mailer_request_seconds',
      help: 'Time from a request to its answer.',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    inWork: new Gauge({
      name: 'milepost_mailer_requests_in_work',
      help: 'Requests that wait for the SMTP server.',
      registers,
    }),
    protectionOff: new Gauge({
      name: 'milepost_mailer_protection_off',
      help: 'Whether the settings leave a protection off: 1 off, 0 on.',
      labelNames: ['protection'] as const,
      registers,
    }),
    keyDaysLeft: new Gauge({
      name: 'milepost_mailer_key_days_left',
      help: "Days until mail can't use a key any more; negative once it has ended, +Inf for no end. use: encryption for the staff's keys, signing for the website's own.",
      labelNames: ['fingerprint', 'use'] as const,
      registers,
    }),
    redisUp: new Gauge({
      name: 'milepost_mailer_redis_up',
      help: 'Whether the shared state can be used: 1 yes, 0 no. Absent without REDIS_URL.',
      registers: [],
    }),
  };
  // Start each series at 0: Prometheus sees no increase in a series that starts at 1.
  for (const outcome of Object.keys(outcomes)) metrics.deliveries.inc({ outcome }, 0);
  for (const cause of Object.keys(causes)) metrics.failures.inc({ cause }, 0);
  for (const result of ['sent', 'replayed']) metrics.requests.inc({ status: 200, result }, 0);
  for (const [result, [status]] of Object.entries(problems)) {
    metrics.requests.inc({ status, result }, 0);
  }
  return metrics;
}
