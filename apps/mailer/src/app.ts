import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { sendEmailPath } from '@milepost/domain/mail';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { clientKey, isListed, parseAddress } from './address.ts';
import { createBodyReader } from './bodies.ts';
import type { Config } from './config.ts';
import type { RateLimit } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { type ProblemExtras, type ProblemSlug, problem } from './problem.ts';
import type { Result, SendEmail, Submission } from './send-email.ts';
import { type BeginTrace, requestIdOf, traceparentOf } from './trace.ts';

type Env = { Bindings: HttpBindings };

/** Where the service stands: it takes calls, tells balancers to turn away, or takes nothing more. */
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
  limitCalls,
  readiness,
  stage,
  metrics,
  beginTrace,
  log,
}: {
  readonly config: Config;
  readonly sendEmail: SendEmail;
  readonly limitCalls: RateLimit;
  readonly readiness: Readiness;
  readonly stage: Stage;
  readonly metrics: Metrics;
  readonly beginTrace: BeginTrace;
  readonly log: Logger;
}) {
  const readBody = createBodyReader(config.BODY_LIMIT, config.BODY_MS);
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
   * A problem as an answer. Without its body read the connection can't go on, and where there is no
   * room it is not kept for a client that may not come back.
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
    // One line for each call, once its end is known: a reply may come long after the answer.
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

  const call = async (c: Context<Env>, submission: Submission): Promise<Result> => {
    const { incoming } = c.env;
    const { headers } = incoming;
    if (stage.now === 'stopping') return { problem: 'stopping', retryAfter: 1 };
    if (!isOriginAllowed(incoming, config, allowedOrigins)) {
      return { problem: 'origin-not-allowed' };
    }
    if (!isJson(incoming)) return { problem: 'unsupported-media-type' };
    if (Number(headers['content-length'] ?? 0) > config.BODY_LIMIT) return { problem: 'too-large' };
    // Asked again by the policy; here it spares reading a body that there is no room for.
    if (sendEmail.isFull()) return { problem: 'busy', retryAfter: 2 };
    const client = clientOf(incoming, config);
    const wait = await limitCalls(client);
    if (wait !== undefined) return { problem: 'too-many-requests', retryAfter: wait };
    const body = await readBody(incoming, client);
    if (!Buffer.isBuffer(body)) return body;
    submission.bodyAt = performance.now();
    const key = headers['idempotency-key'];
    const idempotencyKey = Array.isArray(key) ? key.join() : key;
    return sendEmail.send(body, { client, idempotencyKey }, submission);
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
 * Whether a page may send: one of our own origin or of a listed one. What sends neither `Origin` nor
 * `Sec-Fetch-Site` is no browser page, and no page can forge these headers.
 */
function isOriginAllowed(
  incoming: IncomingMessage,
  config: Config,
  allowed: ReadonlySet<string>,
): boolean {
  const { origin, host, 'sec-fetch-site': site } = incoming.headers;
  if (origin !== undefined && allowed.has(origin)) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  const peer = parseAddress(incoming.socket.remoteAddress ?? '');
  const forwarded =
    peer && isListed(peer, config.TRUSTED_PROXIES)
      ? incoming.headers['x-forwarded-host']
      : undefined;
  return URL.canParse(origin) && new URL(origin).host === (forwarded ?? host);
}

/** The address that counts as the client: the last one that no trusted proxy has. */
function clientOf({ socket, headers }: IncomingMessage, { TRUSTED_PROXIES }: Config): string {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  let client = parseAddress(socket.remoteAddress ?? '');
  while (client && isListed(client, TRUSTED_PROXIES)) {
    // What is no address counts as the proxy that named it.
    const next = parseAddress(hops.pop()?.trim() ?? '');
    if (!next) break;
    client = next;
  }
  return client ? clientKey(client) : '';
}
