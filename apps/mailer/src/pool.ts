import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from './config.ts';

/** A connection that several mails use after each other. */
export interface PooledConnection {
  readonly smtp: SMTPConnection;
  /** Mails that the server accepted on it. */
  sent: number;
  /** Whether it is open, secured and logged in. */
  isReady: boolean;
  /** Called once when the connection ends while a mail uses it. */
  onEnd: (error: Error) => void;
  idleTimer?: NodeJS.Timeout;
  /** False once the connection is closed or detached. */
  isInPool: boolean;
}

/** At most SMTP_CONNECTIONS connections, and the mails that wait for one. */
export interface Pool {
  /** A free connection, or `undefined` if the time is up first. */
  readonly acquire: (withinMs: number) => PooledConnection | Promise<PooledConnection | undefined>;
  /** Takes back a connection that accepted a mail. */
  readonly release: (connection: PooledConnection) => void;
  /** Closes a connection that can't be used any more. */
  readonly drop: (connection: PooledConnection) => void;
  /** Gives the slot of a connection away while a mail still uses it. */
  readonly detach: (connection: PooledConnection) => void;
  /** Closes every connection that no mail uses. */
  readonly dropIdle: () => void;
  /** Closes every connection that no mail uses, and with `isForced` all others too; nothing waits then. */
  readonly close: (options: { readonly isForced: boolean }) => void;
}

interface Waiter {
  /** Called with the connection, or without one when the wait timed out. */
  readonly take: (connection: PooledConnection | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

/** Mails after which a connection is replaced, so that a change of DNS or of a balancer takes effect. */
const mailsPerConnection = 1_000;
/** How long an unused connection stays open, in milliseconds. */
const idleMs = 30_000;

export function createPool(config: Config): Pool {
  const idle = new Set<PooledConnection>();
  const inUse = new Set<PooledConnection>();
  const waiting = new Set<Waiter>();
  let size = 0;
  let isClosed = false;

  const open = (): PooledConnection => {
    const connection: PooledConnection = {
      smtp: newConnection(config),
      sent: 0,
      isReady: false,
      onEnd: () => {},
      isInPool: true,
    };
    size += 1;
    const end = (error: Error) => {
      drop(connection);
      connection.onEnd(error);
    };
    connection.smtp.on('error', end);
    // nodemailer closes a connection just before it reports why. Wait for the report.
    connection.smtp.on('end', () =>
      queueMicrotask(() => end(new Error('The connection was closed'))),
    );
    return connection;
  };

  const drop = (connection: PooledConnection) => {
    clearTimeout(connection.idleTimer);
    inUse.delete(connection);
    idle.delete(connection);
    detach(connection);
    connection.smtp.close();
  };

  const retire = (connection: PooledConnection) => {
    connection.smtp.quit();
    drop(connection);
  };

  const detach = (connection: PooledConnection) => {
    if (!connection.isInPool) return;
    connection.isInPool = false;
    size -= 1;
    const next = isClosed ? undefined : firstWaiter();
    if (next) hand(open(), next);
  };

  const firstWaiter = () => {
    const [waiter] = waiting;
    if (waiter) waiting.delete(waiter);
    return waiter;
  };

  const hand = (connection: PooledConnection, { take, timer }: Waiter) => {
    clearTimeout(timer);
    inUse.add(connection);
    take(connection);
  };

  const release = (connection: PooledConnection) => {
    inUse.delete(connection);
    connection.onEnd = () => {};
    if (isClosed || !connection.isInPool || connection.sent >= mailsPerConnection) {
      retire(connection);
      return;
    }
    const next = firstWaiter();
    if (next) {
      hand(connection, next);
      return;
    }
    idle.add(connection);
    if (connection.idleTimer) connection.idleTimer.refresh();
    else {
      connection.idleTimer = setTimeout(() => {
        if (idle.has(connection)) retire(connection);
      }, idleMs).unref();
    }
  };

  const acquire: Pool['acquire'] = (withinMs) => {
    // The one that was used last: the others may grow idle and close.
    const connection = [...idle].at(-1) ?? (size < config.SMTP_CONNECTIONS ? open() : undefined);
    if (connection) {
      idle.delete(connection);
      inUse.add(connection);
      return connection;
    }
    return new Promise((resolve) => {
      const waiter: Waiter = {
        take: resolve,
        timer: setTimeout(() => {
          waiting.delete(waiter);
          resolve(undefined);
        }, withinMs),
      };
      waiting.add(waiter);
    });
  };

  return {
    acquire,
    release,
    drop,
    detach,
    dropIdle: () => {
      for (const connection of [...idle]) drop(connection);
    },
    close: ({ isForced }) => {
      isClosed = true;
      for (const connection of [...idle]) retire(connection);
      if (!isForced) return;
      for (const { take, timer } of waiting) {
        clearTimeout(timer);
        take(undefined);
      }
      waiting.clear();
      for (const { smtp } of [...inUse]) smtp.close();
    },
  };
}

/** A connection as the settings describe it, which is not open yet. */
export function newConnection(config: Config): SMTPConnection {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_SECURITY: security } = config;
  return new SMTPConnection({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(config.SMTP_EHLO_NAME !== undefined && { name: config.SMTP_EHLO_NAME }),
    tls: {
      minVersion: 'TLSv1.2',
      // Set explicitly, because NODE_TLS_REJECT_UNAUTHORIZED changes the default.
      rejectUnauthorized: true,
      ...(config.SMTP_CA_FILE !== undefined && { ca: config.SMTP_CA_FILE }),
    },
    connectionTimeout: config.HAND_OVER_MS,
    greetingTimeout: config.HAND_OVER_MS,
    dnsTimeout: config.HAND_OVER_MS,
    // Each delivery has its own timeout. This one only has to be longer.
    socketTimeout: config.REPLY_MS + idleMs,
    socketCloseTimeout: 1_000,
    maxResponseSize: 64 * 1024,
    logger: false,
  });
}
