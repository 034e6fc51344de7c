import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

/** The points of an SMTP session at which the server can misbehave. */
export type Stage =
  | 'greeting'
  | 'ehlo'
  | 'starttls'
  | 'auth'
  | 'mail'
  | 'rcpt'
  | 'data'
  /** In the middle of the message. */
  | 'body'
  /** After the message's last dot: the message was accepted before the fault. */
  | 'dot';

export interface Behavior {
  readonly at?: Stage;
  /** `hang` sends nothing more, `drop` cuts the connection, any other value is the reply. */
  readonly does?: string;
  /** The share of connections with the fault (0 to 1). */
  readonly share?: number;
  /** Milliseconds before each reply, or only before the reply at the stage `at`. */
  readonly slowMs?: number;
  /** Milliseconds between the bytes of each reply. */
  readonly trickleMs?: number;
}

interface Accepted {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly isEncryptedLine: boolean;
}

export interface FaultySmtpOptions {
  /**
   * Offers STARTTLS with this certificate of `certificates/`; `broken` answers the handshake with
   * random bytes.
   */
  readonly starttls?: 'localhost' | 'elsewhere' | 'broken';
  /** Requires this login before mail. */
  readonly login?: { readonly user: string; readonly password: string };
  /** Requires this user with a currently valid access token (XOAUTH2). */
  readonly oauth?: { readonly user: string; readonly isGood: (token: string) => boolean };
  /** The size limit that the server announces, in bytes. */
  readonly size?: number;
  /** Whether it announces pipelining: commands may be sent without waiting for replies. */
  readonly pipelining?: boolean;
  /** Ends a connection with 421 once it brought this many mails. */
  readonly mailsPerConnection?: number;
  /** Stores whole messages; otherwise only their ids. */
  readonly keepsMessages?: boolean;
}

export interface FaultySmtp {
  readonly port: number;
  /** The accepted messages, oldest first, whether or not the client got the reply. */
  readonly accepted: Accepted[];
  /** The address of every RCPT command. */
  readonly recipients: string[];
  /** Everything that clients sent unencrypted. */
  readonly clearText: () => string;
  readonly connections: () => number;
  readonly behave: (behavior: Behavior) => void;
  /** Sends this on every connection without a command. */
  readonly say: (line: string) => void;
  /** Drops every connection, as a restart does. */
  readonly dropAll: () => void;
  /** Drops every connection and refuses new ones, until it is back on the same port. */
  readonly away: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const certificate = (name: string) => ({
  key: readFileSync(new URL(`certificates/${name}.key`, import.meta.url)),
  cert: readFileSync(new URL(`certificates/${name}.pem`, import.meta.url)),
});

/** An SMTP server on loopback at socket level that can fail in every way that a real one does. */
export async function createFaultySmtp({
  starttls,
  login,
  oauth,
  size = 1_000_000,
  pipelining = true,
  mailsPerConnection = Number.POSITIVE_INFINITY,
  keepsMessages = true,
}: FaultySmtpOptions = {}): Promise<FaultySmtp> {
  const accepted: Accepted[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const clear: Buffer[] = [];
  let behavior: Behavior = {};
  let connections = 0;
  let seed = 1;
  /** The same sequence in every run (Park and Miller). */
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  const converse = (first: Socket) => {
    connections += 1;
    const isBad = random() < (behavior.share ?? 1);
    let socket = first;
    let input: Buffer = Buffer.alloc(0);
    let isInData = false;
    let isHung = false;
    let isLoggedIn = login === undefined && oauth === undefined;
    /** A token was refused; the client must end the exchange with an empty line. */
    let isTokenRefused = false;
    let mails = 0;
    let from = '';
    let to: string[] = [];
    let replies = Promise.resolve();

    const write = (text: string, stage?: Stage) => {
      const { at, trickleMs } = behavior;
      const slowMs = at === undefined || at === stage ? behavior.slowMs : undefined;
      if (slowMs === undefined && trickleMs === undefined) {
        socket.write(text);
        return;
      }
      replies = replies.then(async () => {
        await pause(slowMs ?? 0);
        for (const piece of trickleMs === undefined ? [text] : text) {
          if (trickleMs !== undefined) await pause(trickleMs);
          if (socket.destroyed) return;
          socket.write(piece);
        }
      });
    };
    /** Causes the fault of a stage, if it has one. Returns whether it did. */
    const fails = (stage: Stage) => {
      if (!isBad || behavior.at !== stage || behavior.does === undefined) return false;
      if (behavior.does === 'hang') isHung = true;
      else if (behavior.does === 'drop') socket.destroy();
      else {
        write(`${behavior.does}\r\n`);
        if (behavior.does.startsWith('421')) socket.end();
      }
      return true;
    };
    const keep = (end: number) => {
      // A leading dot is doubled (RFC 5321, 4.5.2).
      const raw = keepsMessages
        ? input
            .subarray(0, end)
            .toString()
            .replace(/(^|\r\n)\./g, '$1')
        : '';
      const head = keepsMessages ? raw : input.subarray(0, 1024).toString('latin1');
      const messageId = /^message-id: *(<[^>]*>)/im.exec(head)?.[1] ?? '';
      accepted.push({ messageId, from, to, raw, isEncryptedLine: socket instanceof TLSSocket });
    };

    const command = (line: string) => {
      const [verb = ''] = line.split(' ');
      if (isTokenRefused) {
        isTokenRefused = false;
        write('535 5.7.8 Wrong token\r\n');
        return;
      }
      switch (verb.toUpperCase()) {
        case 'EHLO':
        case 'HELO': {
          if (fails('ehlo')) return;
          const offers = ['faulty.localhost', '8BITMIME', `SIZE ${size}`];
          if (pipelining) offers.push('PIPELINING');
          if (starttls !== undefined && !(socket instanceof TLSSocket)) offers.push('STARTTLS');
          const isSafe = starttls === undefined || socket instanceof TLSSocket;
          if (login && isSafe) offers.push('AUTH PLAIN');
          if (oauth && isSafe) offers.push('AUTH XOAUTH2');
          write(
            offers
              .map((offer, index) => `250${index === offers.length - 1 ? ' ' : '-'}${offer}\r\n`)
              .join(''),
          );
          return;
        }
        case 'STARTTLS':
          if (fails('starttls')) return;
          if (starttls === undefined) {
            write('502 Not here\r\n');
            return;
          }
          if (starttls === 'broken') {
            socket.write('220 Go ahead\r\n');
            socket.write('this is no handshake');
            return;
          }
          socket.write('220 Go ahead\r\n');
          upgrade(starttls);
          return;
        case 'AUTH': {
          if (fails('auth')) return;
          if (oauth) {
            const exchange = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
            const [name, token = ''] = exchange.split('\x01');
            isLoggedIn =
              name === `user=${oauth.user}` && oauth.isGood(token.replace('auth=Bearer ', ''));
            isTokenRefused = !isLoggedIn;
            write(isLoggedIn ? '235 Welcome\r\n' : '334 eyJzdGF0dXMiOiI0MDEifQ==\r\n');
            return;
          }
          const [, user, password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
            .toString()
            .split('\0');
          isLoggedIn = user === login?.user && password === login?.password;
          write(isLoggedIn ? '235 Welcome\r\n' : '535 5.7.8 Wrong login\r\n');
          return;
        }
        case 'MAIL':
          if (mails === mailsPerConnection) {
            write('421 4.7.0 Too many mails on this connection\r\n');
            socket.end();
            return;
          }
          mails += 1;
          from = addressIn(line);
          to = [];
          if (!fails('mail')) write(isLoggedIn ? '250 OK\r\n' : '530 5.7.0 Log in first\r\n');
          return;
        case 'RCPT':
          if (fails('rcpt')) return;
          to.push(addressIn(line));
          recipients.push(addressIn(line));
          write('250 OK\r\n');
          return;
        case 'DATA':
          if (fails('data')) return;
          if (to.length === 0 || !isLoggedIn) write('503 No recipients\r\n');
          else {
            isInData = true;
            write('354 Go on\r\n', 'data');
          }
          return;
        case 'QUIT':
          write('221 Bye\r\n');
          socket.end();
          return;
        default:
          write('250 OK\r\n');
      }
    };

    const take = (chunk: Buffer) => {
      if (isHung) return;
      input = input.length === 0 ? chunk : Buffer.concat([input, chunk]);
      // Sends the replies to pipelined commands together (RFC 2920).
      const answering = socket;
      answering.cork();
      process.nextTick(() => answering.uncork());
      while (input.length > 0 && !isHung && !socket.destroyed) {
        if (isInData) {
          if (fails('body')) return;
          const end = input.indexOf('\r\n.\r\n');
          if (end < 0) return;
          isInData = false;
          const reply = behavior.does ?? '';
          const isRefused = isBad && behavior.at === 'dot' && /^[45]/.test(reply);
          if (!isRefused) keep(end);
          input = input.subarray(end + 5);
          if (!fails('dot')) write('250 2.0.0 Kept\r\n', 'dot');
          continue;
        }
        const end = input.indexOf('\r\n');
        if (end < 0) return;
        const line = input.subarray(0, end).toString('latin1');
        input = input.subarray(end + 2);
        command(line);
      }
    };

    const upgrade = (name: 'localhost' | 'elsewhere') => {
      first.removeListener('data', onClearData);
      const secure = new TLSSocket(first, {
        isServer: true,
        secureContext: createSecureContext(certificate(name)),
      });
      secure.on('error', () => secure.destroy());
      secure.on('data', take);
      socket = secure;
    };

    const onClearData = (chunk: Buffer) => {
      if (keepsMessages) clear.push(chunk);
      take(chunk);
    };
    sockets.add(first);
    first.on('data', onClearData);
    first.on('error', () => first.destroy());
    first.on('close', () => sockets.delete(first));
    if (!fails('greeting')) write('220 faulty.localhost ESMTP\r\n');
  };

  const server = createServer((socket) => {
    socket.setNoDelay(true);
    converse(socket);
  });
  const listen = (onPort: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(onPort, '127.0.0.1', () => resolve());
    });
  await listen(0);
  const taken = (server.address() as AddressInfo).port;
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    dropAll();
    await closed;
  };
  return {
    port: taken,
    accepted,
    recipients,
    clearText: () => Buffer.concat(clear).toString('latin1'),
    connections: () => connections,
    behave: (next) => {
      behavior = next;
      seed = 1;
    },
    say: (line) => {
      for (const socket of sockets) socket.write(`${line}\r\n`);
    },
    dropAll,
    away: close,
    back: () => listen(taken),
    close,
  };
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
