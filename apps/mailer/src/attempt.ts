import type { Readable, Writable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection';
import type { PooledConnection } from './pool.ts';

/**
 * Why a delivery did not end well, or the server can't be used: its name can't be resolved, it can't
 * be reached, TLS or the login failed, it said no for good (`refused`) or for now (`later`), it took
 * too long, the connection broke off or what came was no SMTP (`lost`), or no message could be made
 * (`message`).
 */
export type Cause =
  | 'dns'
  | 'connect'
  | 'tls'
  | 'auth'
  | 'refused'
  | 'later'
  | 'timeout'
  | 'lost'
  | 'message';

/** How a delivery ended. Only `accepted` means that the SMTP server has the message. */
export type Delivery =
  | { readonly outcome: 'accepted' }
  /** Refused for good (5xx): the same message will be refused again. */
  | { readonly outcome: 'refused'; readonly cause: Cause; readonly code: number }
  /** Provably not accepted: the server is away, or said "later" (4xx). */
  | { readonly outcome: 'unavailable'; readonly cause: Cause; readonly code?: number }
  /** Provably not accepted: the message was not handed over in time. */
  | { readonly outcome: 'timeout'; readonly cause: Cause }
  /** The message was handed over and the reply never came. */
  | { readonly outcome: 'in-doubt'; readonly cause: Cause }
  /** The message could not be made. */
  | { readonly outcome: 'failed'; readonly cause: Cause; readonly error: unknown };

/** A mail that is ready to be sent. */
export interface Message {
  readonly from: string;
  readonly to: string;
  /** The whole message in ASCII. */
  readonly content: string;
}

/** Deadlines in `performance.now()`'s milliseconds. */
export interface Deadlines {
  readonly handOverBy: number;
  readonly answerBy: number;
  readonly replyBy: number;
}

interface Attempt {
  readonly delivery: Delivery;
  /** The pooled connection turned out to be dead before the first byte of the message. */
  readonly isStale: boolean;
}

/** The reply of a server that closes the connection (RFC 5321, 3.8). */
const closing = 421;
/** The reply to a command that does not fit the session's state: nothing about the mail. */
const badSequence = 503;
/** The reply to a message that is too large (RFC 1870). */
const tooLarge = 552;

/** nodemailer's error. */
export type SmtpError = Error & {
  /** Its own code, such as `EDNS`. */
  readonly code?: string | undefined;
  /** The system's or TLS's code behind it, such as `ECONNREFUSED`. */
  readonly originalCode?: string | undefined;
  readonly responseCode?: number | undefined;
};

/**
 * Tries to deliver a message once over a connection, which it opens if necessary.
 *
 * @param onLate is called at the answer deadline if the reply is still pending, with a function that
 *   stops waiting for it.
 */
export function attempt(
  connection: PooledConnection,
  auth: SMTPConnectionAuth | undefined,
  { from, to, content }: Message,
  { handOverBy, answerBy, replyBy }: Deadlines,
  onLate: (giveUp: () => void) => void,
): Promise<Attempt> {
  const { smtp } = connection;
  const isReused = connection.sent > 0;
  return new Promise((resolve) => {
    let isHandedOver = false;
    let isDone = false;
    let timer: NodeJS.Timeout | undefined;
    const at = (deadline: number, run: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(run, Math.max(1, deadline - performance.now()));
    };

    const finish = (delivery: Delivery) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      const isStale =
        isReused &&
        !isHandedOver &&
        delivery.outcome === 'unavailable' &&
        (delivery.code === undefined || delivery.code === closing);
      resolve({ delivery, isStale });
    };
    /** The connection could not be made, the server said no, or the connection ended. */
    const fail = (error: SmtpError) => {
      const code = codeOf(error, isHandedOver);
      const cause = causeOf(error, code, connection.isReady);
      if (code >= 500 && code !== badSequence && connection.isReady) {
        finish({ outcome: 'refused', cause, code });
      } else if (code >= 400) finish({ outcome: 'unavailable', cause, code });
      else finish({ outcome: isHandedOver ? 'in-doubt' : 'unavailable', cause });
    };
    const giveUp = () => finish({ outcome: 'in-doubt', cause: 'timeout' });

    const send = () => {
      // nodemailer pipes the message once the server has answered DATA, and not before.
      const source = {
        pipe: (body: Writable) => {
          // nodemailer accepts any 2xx or 3xx here, but only 354 allows the message to follow.
          if (!/^354\b/.test(smtp.lastServerResponse || '')) {
            fail(new Error('The SMTP server did not answer DATA with 354'));
            return;
          }
          isHandedOver = true;
          at(answerBy, () => {
            at(replyBy, giveUp);
            onLate(giveUp);
          });
          body.end(content, 'latin1');
        },
      };
      smtp.send({ from, to, size: content.length }, source as Readable, (error) => {
        if (error) fail(error);
        else finish({ outcome: 'accepted' });
      });
    };

    at(handOverBy, () => finish({ outcome: 'timeout', cause: 'timeout' }));
    connection.onEnd = fail;
    if (connection.isReady) {
      send();
      return;
    }
    connect(smtp, auth, (error) => {
      if (isDone) return;
      if (error) {
        fail(error);
        return;
      }
      connection.isReady = true;
      send();
    });
  });
}

/**
 * Connects, and tells why it can't; `undefined` if the server takes mail. Never rejects.
 *
 * @param smtp is closed afterwards.
 */
export function tryConnection(
  smtp: SMTPConnection,
  auth: SMTPConnectionAuth | undefined,
  withinMs: number,
): Promise<Cause | undefined> {
  return new Promise((resolve) => {
    const finish = (cause: Cause | undefined) => {
      clearTimeout(timer);
      if (cause === undefined) smtp.quit();
      else smtp.close();
      resolve(cause);
    };
    const fail = (error: SmtpError) => finish(causeOf(error, codeOf(error, false), false));
    const timer = setTimeout(() => finish('timeout'), withinMs);
    smtp.on('error', fail);
    smtp.on('end', () => queueMicrotask(() => finish('lost')));
    connect(smtp, auth, (error) => (error ? fail(error) : finish(undefined)));
  });
}

/**
 * Connects and logs in. A login that the settings ask for is never skipped because the server offers none.
 *
 * @param done is called with an error, or with none once the connection is ready for mail.
 */
function connect(
  smtp: SMTPConnection,
  auth: SMTPConnectionAuth | undefined,
  done: (error: SmtpError | undefined) => void,
) {
  smtp.connect((error) => {
    if (error || auth === undefined) {
      done(error);
      return;
    }
    if (!smtp.allowsAuth) {
      done(Object.assign(new Error('The SMTP server offers no login'), { code: 'EAUTH' }));
      return;
    }
    // Pass a copy, because nodemailer writes to it.
    smtp.login({ ...auth }, (failure) => done(failure ?? undefined));
  });
}

/** The reply code that decided, 0 for none. nodemailer itself refuses what is larger than the server takes. */
function codeOf({ code, responseCode = 0 }: SmtpError, isHandedOver: boolean): number {
  return code === 'EMESSAGE' && !responseCode && !isHandedOver ? tooLarge : responseCode;
}

/** @param isReady whether the connection was ready for mail when it failed. */
function causeOf({ code, originalCode = '' }: SmtpError, reply: number, isReady: boolean): Cause {
  if (code === 'EDNS') return 'dns';
  if (code === 'ETLS') return 'tls';
  if (code === 'EAUTH' || code === 'EOAUTH2') return 'auth';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (reply >= 500) return 'refused';
  if (reply >= 400) return 'later';
  if (isReady || code !== 'ESOCKET') return 'lost';
  // The system's codes are such as ECONNREFUSED; what else a socket fails with comes from TLS.
  return /^E[A-Z]+$/.test(originalCode) ? 'connect' : 'tls';
}
