import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { sendEmailPath } from '@milepost/domain/mail';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { bodyLimit, createBodyReader } from './bodies.ts';
import { clientOf, type Peer, peerOf } from './clients.ts';
import type { Config } from './config.ts';
import type { Buckets, RateLimit } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { type ProblemExtras, type ProblemSlug, problem } from './problem.ts';
import type { Result, SendEmail, Submission } from './send-email.ts';
import { type BeginTrace, requestIdOf, traceparentOf } from './trace.ts';

type Env = { Bindings: HttpBindings };

/** The stage of the service: it takes calls, tells load balancers to stop sending, or takes no more calls. */
export interface Stage {
  now: 'open' | 'draining' | 'stopping';
}

/** Names each reason why the service is not ready; none means ready. */
export type Readiness = () => Promise<readonly string[]>;

/** The headers that a page of another origin may send. */
const corsHeaders =
  'authorization, apikey, content-type, idempotency-key, traceparent, x-client-info, x-request-id';

/** The routes, and what a call has to pass before its body is read. */
export function createApp({
  config,
  sendEmail,
  bucketsOf,
  limitCalls,
  readiness,
  stage,
  metrics,
  beginTrace,
  log,
}: {
  readonly config: Config;
  readonly sendEmail: SendEmail;
  readonly bucketsOf: (client: string) => Buckets;
  readonly limitCalls: RateLimit;
  readonly readiness: Readiness;
  readonly stage: Stage;
  readonly metrics: Metrics;
  readonly beginTrace: BeginTrace;
  readonly log: Logger;
}) {
  const readBody = createBodyReader(config.BODY_MS);
  const allowedOrigins = new Set(config.ALLOWED_ORIGINS);
  const app = new Hono<Env>();

  const report = (error: Error, ids: object = {}) => {
    // The message may quote what was being worked on; where it happened can't.
    const at = error.stack?.split('\n').find((line) => line.startsWith('    at '));
    log.error({ ...ids, error: error.name, at: at?.trim() }, 'failed');
  };
  app.onError((error, c) => {
    report(error);
    return answer(c, 'internal');
  });
  app.notFound((c) => answer(c, 'not-found'));

  /**
   * Turns a problem into a response. Closes a connection whose request body was not read, and that
   * of a client that was refused for lack of capacity and may not return.
   */
  const answer = (c: Context<Env>, slug: ProblemSlug, extras: ProblemExtras = {}) => {
    const { incoming } = c.env;
    const headers = { ...extras.headers };
    const isUnread = !incoming.complete && incoming.method !== 'GET';
    if (isUnread || slug === 'busy') headers.connection = 'close';
    return problem(slug, { ...extras, headers });
  };

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const reasons = stage.now === 'open' ? await readiness() : ['stopping'];
    return reasons.length === 0
      ? c.json({ status: 'ready' })
      : c.json({ status: 'not ready', reasons }, 503, { 'retry-after': '5' });
  });
  app.get('/openapi.json', (c) => c.json(openApi));
  for (const path of ['/healthz', '/readyz', '/openapi.json']) {
    app.all(path, (c) => answer(c, 'method-not-allowed', { headers: { allow: 'GET, HEAD' } }));
  }

  app.options(sendEmailPath, (c) => {
    const origin = c.req.header('origin') ?? '';
    return allowedOrigins.has(origin)
      ? new Response(null, {
          status: 204,
          headers: {
            ...corsFor(origin),
            'access-control-allow-methods': 'POST',
            'access-control-allow-headers': corsHeaders,
            'access-control-max-age': '600',
          },
        })
      : answer(c, 'origin-not-allowed');
  });

  app.post(sendEmailPath, async (c) => {
    const start = performance.now();
    const requestId = requestIdOf(c.req.header('x-request-id'));
    const trace = beginTrace(c.req.header('traceparent'));
    const ids = { requestId, traceId: trace.traceId };
    const submission: Submission = {};
    const origin = c.req.header('origin');
    const headers = {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      traceparent: traceparentOf(trace),
      ...(stage.now !== 'open' && { connection: 'close' }),
      ...(origin !== undefined && allowedOrigins.has(origin) && corsFor(origin)),
    };
    const outcome: Result = await call(c, submission).catch((error: Error) => {
      report(error, ids);
      return { problem: 'internal' };
    });
    const isSent = !('problem' in outcome);
    const response = isSent
      ? new Response(JSON.stringify({ id: outcome.id }), {
          headers: {
            ...headers,
            'content-type': 'application/json',
            ...(outcome.isReplay && { 'idempotent-replayed': 'true' }),
          },
        })
      : answer(c, outcome.problem, { ...outcome, headers });

    const { status } = response;
    const result = isSent ? (outcome.isReplay ? 'replayed' : 'sent') : outcome.problem;
    const answeredAt = performance.now();
    const seconds = (answeredAt - start) / 1000;
    metrics.requests.inc({ status, result });
    metrics.seconds.observe(seconds);
    const ms = Math.round(seconds * 1000);
    const { bodyAt, deliveryAt, ended, ...facts } = submission;
    const bodyMs = bodyAt === undefined ? undefined : Math.round(bodyAt - start);
    if (result === 'in-doubt') log.warn({ ...ids, messageId: facts.messageId }, 'in doubt');
    // Write the line once the delivery has ended: the SMTP reply may come long after the response.
    void Promise.resolve(ended).then((end) => {
      const endMs = Math.round(performance.now() - start);
      log.info({ ...ids, ...facts, ...end, status, result, bodyMs, ms, endMs }, 'submission');
      trace.record?.({ requestId, ...facts, deliveryAt, end, answeredAt, status, result });
    });
    return response;
  });
  app.all(sendEmailPath, (c) =>
    answer(c, 'method-not-allowed', { headers: { allow: 'POST, OPTIONS' } }),
  );

  let hasSeenUnlistedProxy = false;
  /** Reports a proxy that TRUSTED_PROXIES does not list: all of its visitors count as one client. */
  const watchProxies = (peer: Peer, { headers }: IncomingMessage) => {
    if (hasSeenUnlistedProxy || peer.isTrustedProxy) return;
    if (headers['x-forwarded-for'] === undefined) return;
    hasSeenUnlistedProxy = true;
    metrics.protectionOff.set({ protection: 'clients' }, 1);
    log.warn(
      { protection: 'clients' },
      'A call with X-Forwarded-For came from an address that TRUSTED_PROXIES does not list. If it is your proxy, all of its visitors count as one client: add its address',
    );
  };

  const call = async (c: Context<Env>, submission: Submission): Promise<Result> => {
    const { incoming } = c.env;
    const { headers } = incoming;
    if (stage.now === 'stopping') return { problem: 'stopping', retryAfter: 1 };
    const peer = peerOf(incoming.socket, config.TRUSTED_PROXIES);
    if (!isOriginAllowed(incoming, peer, allowedOrigins)) return { problem: 'origin-not-allowed' };
    if (!isJson(incoming)) return { problem: 'unsupported-media-type' };
    if (Number(headers['content-length'] ?? 0) > bodyLimit) return { problem: 'too-large' };
    // `send` checks this again. Checking here avoids reading a body that there is no room for.
    if (sendEmail.isFull()) return { problem: 'busy', retryAfter: 2 };
    watchProxies(peer, incoming);
    const forwardedFor = String(headers['x-forwarded-for'] ?? '');
    const client = clientOf(peer, forwardedFor, config.TRUSTED_PROXIES);
    const buckets = bucketsOf(client);
    const wait = await limitCalls(buckets);
    if (wait !== undefined) return { problem: 'too-many-requests', retryAfter: wait };
    const body = await readBody(incoming, client);
    if (!Buffer.isBuffer(body)) return body;
    submission.bodyAt = performance.now();
    const key = headers['idempotency-key'];
    const idempotencyKey = Array.isArray(key) ? key.join() : key;
    return sendEmail.send(body, { buckets, idempotencyKey }, submission);
  };

  return app;
}

const corsFor = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'idempotent-replayed, retry-after, x-request-id',
  vary: 'Origin',
});

function isJson({ headers }: IncomingMessage): boolean {
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  const type = headers['content-type'] ?? '';
  return isPlain && /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type);
}

/**
 * Whether a page may send: a page of our origin or of a listed one may. A client that sends neither
 * `Origin` nor `Sec-Fetch-Site` is not a browser page, and no page can forge these headers.
 */
function isOriginAllowed(
  { headers }: IncomingMessage,
  { isTrustedProxy }: Peer,
  allowed: ReadonlySet<string>,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && allowed.has(origin)) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  const forwarded = isTrustedProxy ? headers['x-forwarded-host'] : undefined;
  return URL.canParse(origin) && new URL(origin).host === (forwarded ?? headers.host);
}
