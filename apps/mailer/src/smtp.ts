import { Readable } from 'node:stream';
import SMTPConnection, { type SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection';
import type { Config } from './config.ts';
import { createOAuth } from './oauth.ts';

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

interface Deliveries {
  /** Settles by the answer deadline at the latest: `undefined` while the server's reply is still waited for. */
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
   * Says why the server can't be used; `undefined` when it can, as a mail that it took a moment ago has
   * shown, or else a connection that is opened as a delivery would. Never rejects.
   */
  readonly verify: (withinMs: number) => Promise<Cause | undefined>;
  /** Ends unused connections, and those in use as well when forced; what is under way or waits then settles. */
  readonly close: (options?: { readonly isForced: boolean }) => void;
}

/** Waits between tries while the server can't be reached, in milliseconds. */
const pauses = [20, 40, 80, 160, 320];
/** The reply of a server that closes the connection (RFC 5321, 3.8). */
const closing = 421;
/** The reply to a command that does not fit the session's state: nothing about the mail. */
const badSequence = 503;
/** The reply to a message that is too large (RFC 1870). */
const tooLarge = 552;
/**
 * How long a mail that was taken shows that the server can be used, in milliseconds: one that is busy
 * may have no connection to spare for a trial.
 */
const shownFor = 5_000;
/** Pause before the one more try after a 4xx reply, in milliseconds. */
const pauseAfterLater = 200;

type SmtpError = Error & {
  /** nodemailer's own code, such as `EDNS`. */
  readonly code?: string | undefined;
  /** The system's or TLS's code behind it, such as `ECONNREFUSED`. */
  readonly originalCode?: string | undefined;
  readonly responseCode?: number | undefined;
};

/** A mail that is ready to be sent. */
interface Message {
  readonly from: string;
  readonly to: string;
  /** The whole message in ASCII. */
  readonly content: string;
}

interface Line {
  readonly connection: SMTPConnection;
  sent: number;
  /** Whether the connection is open, secured and logged in. */
  isReady: boolean;
  /** Called once when the connection ends while someone waits on it. */
  onEnd: (error: Error) => void;
  idleTimer?: NodeJS.Timeout;
  /** False once the line no longer counts among the kept connections. */
  isCounted: boolean;
}

interface Waiter {
  /** Told the line, or none when it waits in vain. */
  readonly take: (line: Line | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Delivers mail over a bounded pool of nodemailer's SMTP connections.
 *
 * nodemailer's own pool can't tell a message that never left from one whose reply was lost, and its
 * queue knows no deadline; this one stands on that difference (RFC 1047): before the first byte of
 * the message a try is repeated freely, after it never.
 */
export function createSmtp(config: Config): Smtp {
  const auth = authOf(config);
  const idle: Line[] = [];
  const waiting: Waiter[] = [];
  const inUse = new Set<Line>();
  /** Answered deliveries whose reply is still waited for, oldest first: what gives each of them up. */
  const late = new Set<() => void>();
  let counted = 0;
  let acceptedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const open = (): Line => {
    const line: Line = {
      connection: new SMTPConnection(connectionOptions(config)),
      sent: 0,
      isReady: false,
      onEnd: () => {},
      isCounted: true,
    };
    counted += 1;
    const end = (error: Error) => {
      drop(line);
      line.onEnd(error);
    };
    line.connection.on('error', end);
    // nodemailer ends a connection just before it reports why; the report comes first.
    line.connection.on('end', () =>
      queueMicrotask(() => end(new Error('The connection was closed'))),
    );
    return line;
  };

  const drop = (line: Line) => {
    clearTimeout(line.idleTimer);
    inUse.delete(line);
    const index = idle.indexOf(line);
    if (index >= 0) idle.splice(index, 1);
    uncount(line);
    line.connection.close();
  };

  const retire = (line: Line) => {
    line.connection.quit();
    drop(line);
  };

  /** Frees the line's place among the kept connections for whoever waits. */
  const uncount = (line: Line) => {
    if (!line.isCounted) return;
    line.isCounted = false;
    counted -= 1;
    const next = isClosed ? undefined : waiting.shift();
    if (next) hand(open(), next);
  };

  const hand = (line: Line, { take, timer }: Waiter) => {
    clearTimeout(timer);
    inUse.add(line);
    take(line);
  };

  const release = (line: Line) => {
    inUse.delete(line);
    line.onEnd = () => {};
    if (isClosed || !line.isCounted || line.sent >= config.SMTP_MESSAGES_PER_CONNECTION) {
      retire(line);
      return;
    }
    const next = waiting.shift();
    if (next) {
      hand(line, next);
      return;
    }
    idle.push(line);
    if (line.idleTimer) line.idleTimer.refresh();
    else {
      line.idleTimer = setTimeout(() => {
        if (idle.includes(line)) retire(line);
      }, config.SMTP_IDLE_MS).unref();
    }
  };

  /** A free connection, or none when the time is up first. */
  const acquire = (withinMs: number): Line | Promise<Line | undefined> => {
    const line = idle.pop() ?? (counted < config.SMTP_CONNECTIONS ? open() : undefined);
    if (line) {
      inUse.add(line);
      return line;
    }
    return new Promise((resolve) => {
      const waiter: Waiter = {
        take: resolve,
        timer: setTimeout(() => {
          waiting.splice(waiting.indexOf(waiter), 1);
          resolve(undefined);
        }, withinMs),
      };
      waiting.push(waiter);
    });
  };

  /** One try. `isFree` says that it does not count: a kept connection turned out to be dead. */
  const attempt = (
    line: Line,
    message: Message,
    limits: { readonly handOverMs: number; readonly answerBy: number; readonly replyBy: number },
    onSlow: () => void,
  ): Promise<{ readonly delivery: Delivery; readonly isFree: boolean }> =>
    new Promise((resolve) => {
      const isReused = line.sent > 0;
      let isHandedOver = false;
      let isDone = false;

      const finish = (delivery: Delivery) => {
        if (isDone) return;
        isDone = true;
        clearTimeout(timer);
        late.delete(giveUp);
        const isFree =
          isReused &&
          !isHandedOver &&
          delivery.outcome === 'unavailable' &&
          (delivery.code === undefined || delivery.code === closing);
        if (delivery.outcome === 'accepted') {
          acceptedAt = performance.now();
          line.sent += 1;
          release(line);
        } else {
          acceptedAt = Number.NEGATIVE_INFINITY;
          drop(line);
          // Where one kept connection died unseen, the others did too.
          if (isFree) for (const other of [...idle]) drop(other);
        }
        resolve({ delivery, isFree });
      };
      /** The connection could not be made, the server said no, or the connection ended. */
      const fail = (error: SmtpError) => {
        const code = codeOf(error, isHandedOver);
        const cause = causeOf(error, code, line.isReady);
        if (code >= 500 && code !== badSequence && line.isReady) {
          finish({ outcome: 'refused', cause, code });
        } else if (code >= 400) finish({ outcome: 'unavailable', cause, code });
        else finish({ outcome: isHandedOver ? 'in-doubt' : 'unavailable', cause });
      };
      const notHandedOver = () => finish({ outcome: 'timeout', cause: 'timeout' });
      const answerWithoutReply = () => {
        onSlow();
        uncount(line);
        timer = setTimeout(giveUp, Math.max(1, limits.replyBy - performance.now()));
        late.add(giveUp);
        if (late.size > config.MAX_IN_WORK) for (const oldest of [...late].slice(0, 1)) oldest();
      };
      const giveUp = () => finish({ outcome: 'in-doubt', cause: 'timeout' });
      let timer = setTimeout(notHandedOver, Math.max(1, limits.handOverMs));
      line.onEnd = fail;

      const send = () => {
        const { from, to, content } = message;
        // nodemailer reads the message once the server has answered DATA, and not before.
        const source = new Readable({
          read: () => {
            // It takes any 2xx or 3xx for a go-ahead; only 354 says that a message may follow.
            if (!/^354\b/.test(line.connection.lastServerResponse || '')) {
              source.destroy(new Error('The SMTP server did not answer DATA with 354'));
              return;
            }
            isHandedOver = true;
            clearTimeout(timer);
            timer = setTimeout(
              answerWithoutReply,
              Math.max(1, limits.answerBy - performance.now()),
            );
            source.push(content, 'latin1');
            source.push(null);
          },
        });
        line.connection.send({ from, to, size: content.length }, source, (error) => {
          if (error) fail(error);
          else finish({ outcome: 'accepted' });
        });
      };

      if (line.isReady) {
        send();
        return;
      }
      connect(line.connection, auth, (error) => {
        if (isDone) return;
        if (error) {
          fail(error);
          return;
        }
        line.isReady = true;
        send();
      });
    });

  const deliverNow = async ({ from, to, compose }: Mail, onSlow: () => void): Promise<Delivery> => {
    const start = performance.now();
    const handOverBy = start + config.HAND_OVER_MS;
    const limits = { answerBy: start + config.ANSWER_MS, replyBy: start + config.REPLY_MS };
    let message: Message | undefined;
    let tries = 0;
    for (;;) {
      const left = isClosed ? 0 : handOverBy - performance.now();
      const line = left > 0 ? await acquire(left) : undefined;
      if (!line) return { outcome: 'timeout', cause: 'timeout' };
      try {
        message ??= { from, to, content: await compose() };
      } catch (error) {
        drop(line);
        return { outcome: 'failed', cause: 'message', error };
      }
      // The connection ended meanwhile.
      if (!line.isCounted) continue;
      // A try gets half of the time, so that one stuck connection leaves room for another.
      const handOverMs = Math.min(handOverBy - performance.now(), config.HAND_OVER_MS / 2);
      const { delivery, isFree } = await attempt(line, message, { ...limits, handOverMs }, onSlow);
      if (isClosed) return delivery;
      if (isFree || delivery.outcome === 'timeout') continue;
      if (delivery.outcome !== 'unavailable') return delivery;
      const pause = delivery.code === undefined ? pauses[tries] : [pauseAfterLater][tries];
      tries += 1;
      if (pause === undefined || performance.now() + pause >= handOverBy) return delivery;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };

  return {
    deliver: (mail) => {
      const slow = Promise.withResolvers<undefined>();
      const settled = deliverNow(mail, () => slow.resolve(undefined));
      return { settled, answer: Promise.race([settled, slow.promise]) };
    },
    verify: (withinMs) =>
      new Promise((resolve) => {
        if (performance.now() - acceptedAt < shownFor) {
          resolve(undefined);
          return;
        }
        const connection = new SMTPConnection(connectionOptions(config));
        const finish = (cause: Cause | undefined) => {
          clearTimeout(timer);
          if (cause === undefined) connection.quit();
          else connection.close();
          resolve(cause);
        };
        const fail = (error: SmtpError) => finish(causeOf(error, codeOf(error, false), false));
        const timer = setTimeout(() => finish('timeout'), withinMs);
        connection.on('error', fail);
        connection.on('end', () => queueMicrotask(() => finish('lost')));
        connect(connection, auth, (error) => (error ? fail(error) : finish(undefined)));
      }),
    close: ({ isForced } = { isForced: false }) => {
      isClosed = true;
      for (const line of [...idle]) retire(line);
      if (!isForced) return;
      for (const { take, timer } of waiting.splice(0)) {
        clearTimeout(timer);
        take(undefined);
      }
      for (const line of [...inUse]) line.connection.close();
    },
  };
}

function connectionOptions(config: Config) {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURITY: security } = config;
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(config.SMTP_EHLO_NAME !== undefined && { name: config.SMTP_EHLO_NAME }),
    tls: {
      minVersion: 'TLSv1.2',
      // Said here, since NODE_TLS_REJECT_UNAUTHORIZED decides where nothing is.
      rejectUnauthorized: true,
      ...(config.SMTP_CA_FILE !== undefined && { ca: config.SMTP_CA_FILE }),
    },
    connectionTimeout: config.HAND_OVER_MS,
    greetingTimeout: config.HAND_OVER_MS,
    dnsTimeout: config.HAND_OVER_MS,
    // Silence is timed by each delivery itself; this only outlasts it.
    socketTimeout: config.REPLY_MS + config.SMTP_IDLE_MS,
    socketCloseTimeout: 1_000,
    maxResponseSize: 64 * 1024,
    logger: false,
  } as const;
}

/** How the mailer logs in; `undefined` for no login. */
function authOf(config: Config): SMTPConnectionAuth | undefined {
  const { SMTP_LOGIN: login, SMTP_USER: user, SMTP_PASSWORD: pass } = config;
  if (user === undefined) return undefined;
  return login === 'oauth2'
    ? { user, method: 'XOAUTH2', oauth2: createOAuth(config) }
    : { user, pass };
}

/**
 * Connects and logs in. A login that is wanted is never skipped because the server does not offer one.
 *
 * @param done told an error, or none once the connection is ready for mail.
 */
function connect(
  connection: SMTPConnection,
  auth: SMTPConnectionAuth | undefined,
  done: (error: SmtpError | undefined) => void,
) {
  connection.connect((error) => {
    if (error || auth === undefined) {
      done(error);
      return;
    }
    if (!connection.allowsAuth) {
      done(Object.assign(new Error('The SMTP server offers no login'), { code: 'EAUTH' }));
      return;
    }
    // A copy: nodemailer keeps what it found out in it.
    connection.login({ ...auth }, (failure) => done(failure ?? undefined));
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
