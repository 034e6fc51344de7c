import type { SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection';
import { attempt, type Cause, type Delivery, type Message, tryConnection } from './attempt.ts';
import type { Config } from './config.ts';
import { createOAuth } from './oauth.ts';
import { createPool, newConnection } from './pool.ts';

interface Deliveries {
  /** Settles by the answer deadline: `undefined` if the server's reply is still pending then. */
  readonly answer: Promise<Delivery | undefined>;
  /** Settles by the reply deadline at the latest. */
  readonly settled: Promise<Delivery>;
}

/** A mail that waits for a connection. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  /** Makes the message. Called once a connection is free, so that no whole messages wait. */
  readonly compose: () => Promise<string>;
}

export interface Smtp {
  readonly deliver: (mail: Mail) => Deliveries;
  /**
   * Tells why the server can't be used; `undefined` if it can: it accepted a mail a moment ago, or a
   * connection opens as it would for a delivery. Never rejects.
   */
  readonly verify: (withinMs: number) => Promise<Cause | undefined>;
  /** Ends unused connections, and with `isForced` all of them; what is in progress or waits then settles. */
  readonly close: (options?: { readonly isForced: boolean }) => void;
}

/** Delays between tries while the server can't be reached, in milliseconds. */
const pauses = [20, 40, 80, 160, 320];
/** Pause before the one more try after a 4xx reply, in milliseconds. */
const pauseAfterLater = 200;
/**
 * How long an accepted mail proves that the server can be used, in milliseconds: a busy server may have
 * no connection to spare for a trial.
 */
const provenMs = 5_000;

/**
 * Delivers mail over a bounded pool of nodemailer's SMTP connections.
 *
 * nodemailer's own pool (10.6) queues a mail again when its connection closes, although the message
 * may have left before. This one repeats a try only before the first byte of the message, because a
 * reply that was lost may have been an acceptance (RFC 1047).
 */
export function createSmtp(config: Config): Smtp {
  const auth = authOf(config);
  const pool = createPool(config);
  /** Answered deliveries whose reply is still pending, oldest first: functions that stop waiting. */
  const late = new Set<() => void>();
  let acceptedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const deliverNow = async ({ from, to, compose }: Mail, onLate: () => void): Promise<Delivery> => {
    const start = performance.now();
    const handOverBy = start + config.HAND_OVER_MS;
    const deadlines = { answerBy: start + config.ANSWER_MS, replyBy: start + config.REPLY_MS };
    let message: Message | undefined;
    let tries = 0;
    for (;;) {
      const left = isClosed ? 0 : handOverBy - performance.now();
      const connection = left > 0 ? await pool.acquire(left) : undefined;
      if (!connection) return { outcome: 'timeout', cause: 'timeout' };
      try {
        message ??= { from, to, content: await compose() };
      } catch (error) {
        pool.drop(connection);
        return { outcome: 'failed', cause: 'message', error };
      }
      // The connection closed meanwhile.
      if (!connection.isInPool) continue;
      // A try gets half of the remaining time, so that a stuck connection leaves time for another.
      const half = performance.now() + config.HAND_OVER_MS / 2;
      const limits = { ...deadlines, handOverBy: Math.min(handOverBy, half) };
      let stopWaiting = () => {};
      const { delivery, isStale } = await attempt(connection, auth, message, limits, (giveUp) => {
        stopWaiting = giveUp;
        late.add(giveUp);
        pool.detach(connection);
        onLate();
        const [oldest] = late;
        if (late.size > config.MAX_IN_WORK) oldest?.();
      });
      late.delete(stopWaiting);
      if (delivery.outcome === 'accepted') {
        acceptedAt = performance.now();
        connection.sent += 1;
        pool.release(connection);
        return delivery;
      }
      acceptedAt = Number.NEGATIVE_INFINITY;
      pool.drop(connection);
      // If one pooled connection died unnoticed, the others did too.
      if (isStale) pool.dropIdle();
      if (isClosed) return delivery;
      if (isStale || delivery.outcome === 'timeout') continue;
      if (delivery.outcome !== 'unavailable') return delivery;
      const pause = delivery.code === undefined ? pauses[tries] : [pauseAfterLater][tries];
      tries += 1;
      if (pause === undefined || performance.now() + pause >= handOverBy) return delivery;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

  return {
    deliver: (mail) => {
      const late = Promise.withResolvers<undefined>();
      const settled = deliverNow(mail, () => late.resolve(undefined));
      return { settled, answer: Promise.race([settled, late.promise]) };
    },
    verify: async (withinMs) =>
      performance.now() - acceptedAt < provenMs
        ? undefined
        : tryConnection(newConnection(config), auth, withinMs),
    close: ({ isForced } = { isForced: false }) => {
      isClosed = true;
      pool.close({ isForced });
    },
  };
}

/** How the mailer logs in; `undefined` for no login. */
function authOf(config: Config): SMTPConnectionAuth | undefined {
  const { SMTP_LOGIN: login, SMTP_USER: user, SMTP_PASSWORD: pass } = config;
  if (user === undefined) return undefined;
  return login === 'oauth2'
    ? { user, method: 'XOAUTH2', oauth2: createOAuth(config) }
    : { user, pass };
}
