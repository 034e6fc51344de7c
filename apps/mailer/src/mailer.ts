import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp, type Stage } from './app.ts';
import { type Config, ConfigError, looseProtections } from './config.ts';
import { limitConnections } from './connections.ts';
import { createEncryption, type Encryption, type MailKey, type SigningKey } from './encrypt.ts';
import { createMemoryStore, createSharedStore } from './idempotency.ts';
import { bucketsOf, createCallLimit, createMailLimit } from './limits.ts';
import { createCompose } from './message.ts';
import { createMetrics } from './metrics.ts';
import { readOpenPgpKeys, readSigningKey } from './openpgp.ts';
import { createKeyedHash, createSendEmail } from './send-email.ts';
import { createSharedState } from './shared-state.ts';
import { readCertificates } from './smime.ts';
import { createSmtp, type Smtp } from './smtp.ts';
import { beginTrace } from './trace.ts';

export interface Mailer {
  readonly url: string;
  readonly metricsUrl: string;
  /** Reads the staff's keys again. */
  readonly reload: () => Promise<void>;
  /** Lets requests in progress finish, takes no more, and frees everything, within DRAIN_MS + STOP_MS. */
  readonly stop: () => Promise<void>;
}

/** How long a stop waits for bodies that are still arriving, and for the last answers to leave. */
const bodyGraceMs = 1_000;
const answerGraceMs = 200;
const dayMs = 24 * 60 * 60 * 1000;
/** The most idempotency keys that an instance remembers; the oldest is dropped first. */
const mostKeys = 50_000;

/**
 * Starts the service. The SMTP server and Redis may be away.
 *
 * @throws ConfigError for keys that can't be used and a port that is taken.
 */
export async function startMailer(config: Config, log: Logger): Promise<Mailer> {
  const signingKey = await signingKeyFor(config);
  const encryption = await encryptionFor(config, log, signingKey);
  const metrics = createMetrics();
  for (const [protection, meaning] of Object.entries(looseProtections(config))) {
    metrics.protectionOff.set({ protection }, meaning === undefined ? 0 : 1);
    if (meaning !== undefined) log.warn({ protection }, `A protection is off. ${meaning}`);
  }
  // Set to 1 once a call comes from a proxy that is not listed.
  metrics.protectionOff.set({ protection: 'clients' }, 0);
  const stage: Stage = { now: 'open' };
  const keyedHash = createKeyedHash(config.HASH_SECRET);
  const shared = config.REDIS_URL
    ? await createSharedState(config, (isUp, reason) => {
        metrics.redisUp.set(isUp ? 1 : 0);
        if (isUp) log.info('Redis is there: limits and idempotency keys are shared');
        else if (config.REDIS_WHEN_AWAY === 'refuse') {
          log.error({ reason }, 'Redis is away: no mail is taken');
        } else
          log.warn({ reason }, 'Redis is away: this instance goes on with its own limits and keys');
      })
    : undefined;
  if (shared) metrics.registry.registerMetric(metrics.redisUp);

  const leaseMs = config.REPLY_MS + 10_000;
  const memory = createMemoryStore(mostKeys, leaseMs);
  const smtp = createSmtp(config);
  const sendEmail = createSendEmail({
    config,
    smtp,
    compose: createCompose(config, encryption?.encrypt),
    store: shared ? createSharedStore(memory, shared, leaseMs) : memory,
    keyedHash,
    limitMails: createMailLimit(config, shared),
    metrics,
  });
  // Loaded on demand, because most installations don't use it.
  const telemetry = config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await (await import('./telemetry.ts')).createTelemetry(config, log)
    : undefined;
  const app = createApp({
    config,
    sendEmail,
    bucketsOf: (client) => bucketsOf(client, (key) => bucketOf(keyedHash(key))),
    limitCalls: createCallLimit(config),
    readiness: readinessOf(smtp, encryption),
    stage,
    metrics,
    beginTrace: telemetry?.begin ?? beginTrace,
    log,
  });

  const server = createServer(
    {
      headersTimeout: 10_000,
      // Longer than BODY_MS, whose expiry gets a response.
      requestTimeout: 15_000 + config.BODY_MS,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
    },
    getRequestListener(app.fetch),
  );
  limitConnections(server, config);
  const metricsServer = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.keyDaysLeft.reset();
    const count = (use: 'encryption' | 'signing', { fingerprint, goodUntil }: MailKey) =>
      metrics.keyDaysLeft.set({ fingerprint, use }, (goodUntil - Date.now()) / dayMs);
    for (const key of encryption?.keys() ?? []) count('encryption', key);
    if (signingKey) count('signing', signingKey);
    void metrics.registry.metrics().then((text) => {
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    });
  });
  await listen(server, config, 'PORT', 'HOST');
  await listen(metricsServer, config, 'METRICS_PORT', 'METRICS_HOST');

  const finish = async (closed: Promise<unknown>) => {
    // Don't wait for a body that does not arrive, only for requests in progress.
    await Promise.race([closed, pause(bodyGraceMs)]);
    await sendEmail.settled();
    await Promise.race([closed, pause(answerGraceMs)]);
  };
  const stop = async () => {
    stage.now = 'draining';
    await pause(config.DRAIN_MS);
    stage.now = 'stopping';
    const closed = new Promise((resolve) => server.close(resolve));
    const isInTime = await Promise.race([
      finish(closed).then(() => true),
      pause(config.STOP_MS).then(() => false),
    ]);
    if (!isInTime) log.warn('Work that was under way was cut off');
    smtp.close({ isForced: !isInTime });
    if (!isInTime) {
      await sendEmail.settled();
      await pause(answerGraceMs);
    }
    server.closeAllConnections();
    // Let the calls that were just cut off write their log lines.
    await closed.then(() => pause(0));
    metricsServer.close();
    metricsServer.closeAllConnections();
    shared?.close();
    encryption?.close();
    await telemetry?.close();
  };
  const reload = async () => encryption?.reload();
  return { url: urlOf(server), metricsUrl: `${urlOf(metricsServer)}/metrics`, reload, stop };
}

async function encryptionFor(
  config: Config,
  log: Logger,
  signingKey: SigningKey | undefined,
): Promise<Encryption | undefined> {
  const kinds = [
    ['PGP_PUBLIC_KEY_FILE', readOpenPgpKeys],
    ['SMIME_CERTIFICATE_FILE', readCertificates],
  ] as const;
  for (const [name, read] of kinds) {
    const path = config[name];
    if (path === undefined) continue;
    return createEncryption(path, read, log, signingKey).catch((error: Error) => {
      throw new ConfigError([
        `${name} must hold a key that mail can be encrypted to: ${error.message}.`,
      ]);
    });
  }
  return undefined;
}

function signingKeyFor({ PGP_SIGNING_KEY_FILE: file, PGP_SIGNING_PASSPHRASE: passphrase }: Config) {
  if (file === undefined) return undefined;
  return readSigningKey(readFileSync(file, 'utf8'), passphrase).catch((error: Error) => {
    throw new ConfigError([
      `PGP_SIGNING_KEY_FILE must hold a private key that opens with PGP_SIGNING_PASSPHRASE: ${error.message}.`,
    ]);
  });
}

/** Checks what a delivery needs, at most once in five seconds. */
function readinessOf(smtp: Smtp, encryption: Encryption | undefined) {
  const goodForMs = 5_000;
  const find = async () => {
    const reasons: string[] = [];
    const cause = await smtp.verify(3_000);
    if (cause !== undefined) reasons.push(`the SMTP server can't be used: ${cause}`);
    const hindrance = await encryption?.whyNot();
    if (hindrance !== undefined) reasons.push(hindrance);
    return reasons;
  };
  let found: { readonly at: number; readonly reasons: Promise<readonly string[]> } | undefined;
  return () => {
    if (!found || performance.now() - found.at > goodForMs) {
      found = { at: performance.now(), reasons: find() };
    }
    return found.reasons;
  };
}

/** One of 65,536 buckets for a hash. */
const bucketOf = (hash: string) => String(Buffer.from(hash, 'base64url').readUInt16BE());

function listen(
  server: Server,
  config: Config,
  port: 'PORT' | 'METRICS_PORT',
  host: 'HOST' | 'METRICS_HOST',
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new ConfigError([`${port} and ${host} must be free to listen on: ${message}.`])),
    );
    server.listen(config[port], config[host], () => resolve());
  });
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
