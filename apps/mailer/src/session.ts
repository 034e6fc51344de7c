import type { Socket } from 'node:net';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';

/** A mail on its way to the SMTP server. */
export interface Message {
  readonly from: string;
  readonly to: string;
  /** The whole message in ASCII, its lines ended by CRLF. */
  readonly content: string;
}

/** A connection that is ready for mail. */
export interface Session {
  /** The largest message that the server says it takes, in bytes; 0 for no limit known. */
  readonly largest: number;
  /** Sends one message. A connection that ends under way does not call back: nodemailer's `end` and `error` tell. */
  readonly send: (message: Message, on: Progress) => void;
}

interface Progress {
  /** Told just before the first byte of the message leaves. */
  readonly handOver: () => void;
  /** Told once, with the reply code that decided; any but `accepted` leaves the session unusable. */
  readonly end: (code: number, isAccepted: boolean) => void;
}

type Step = 'mail' | 'rcpt' | 'data' | 'message';

/** The longest reply line that is read, in characters; RFC 5321 (4.5.3.1.5) allows 512. */
const longestLine = 64 * 1024;

/**
 * Takes over a connection that nodemailer has opened, secured and logged in, and sends mail over it
 * (RFC 5321, 3.3; RFC 2920).
 *
 * nodemailer's own way through a message costs two streams, some twenty listeners and four turns of
 * the event loop. A message that is ready needs two writes: the envelope, then all of the message.
 *
 * @param offers the server's reply to EHLO.
 */
export function createSession(connection: SMTPConnection, offers: string): Session {
  const socket = connection._socket as Socket;
  const isPipelined = /^250[ -]PIPELINING\b/im.test(offers);
  const size = /^250[ -]SIZE(?: +(\d+))?/im.exec(offers);
  let current: { readonly message: Message; readonly on: Progress } | undefined;
  let awaited: Step[] = [];
  let input = '';

  const end = (code: number, isAccepted: boolean) => {
    const { on } = current as { on: Progress };
    current = undefined;
    awaited = [];
    on.end(code, isAccepted);
  };

  const command = (step: Step, { from, to, content }: Message) => {
    awaited.push(step);
    switch (step) {
      case 'mail':
        return `MAIL FROM:<${from}>${size ? ` SIZE=${content.length}` : ''}\r\n`;
      case 'rcpt':
        return `RCPT TO:<${to}>\r\n`;
      case 'data':
        return 'DATA\r\n';
      case 'message':
        return dataOf(content);
    }
  };

  const onReply = (code: number) => {
    const step = awaited.shift();
    if (!current || !step) {
      // Nothing was asked: most likely 421, the server's last word to an idle connection.
      connection.close();
      return;
    }
    const { message, on } = current;
    const isYes = code >= 200 && code < (step === 'data' ? 400 : 300);
    if (!isYes || step === 'message') end(code, isYes);
    else if (step === 'data') {
      on.handOver();
      socket.write(command('message', message), 'latin1');
    } else if (!isPipelined) {
      socket.write(command(step === 'mail' ? 'rcpt' : 'data', message), 'latin1');
    }
  };

  // What nodemailer listens to besides stays: it tells when the connection ends.
  socket.removeAllListeners('data').on('data', (chunk: Buffer) => {
    // Given up meanwhile: no reply may move this mail on.
    if (!socket.writable) return;
    input += chunk.toString('latin1');
    let from = 0;
    for (let to = input.indexOf('\n'); to >= 0; to = input.indexOf('\n', from)) {
      const line = input.slice(from, to);
      from = to + 1;
      // `250-` says that lines of the same reply follow.
      if (!/^(\d{3}-|\s*$)/.test(line)) onReply(Number(line.slice(0, 3)));
    }
    input = input.slice(from);
    if (input.length > longestLine) connection.close();
  });

  return {
    largest: Number(size?.[1] ?? 0),
    send: (message, on) => {
      current = { message, on };
      const steps: Step[] = isPipelined ? ['mail', 'rcpt', 'data'] : ['mail'];
      socket.write(steps.map((step) => command(step, message)).join(''), 'latin1');
    },
  };
}

/**
 * A message as DATA carries it, up to its last dot. Each dot that starts a line is doubled, so that none
 * ends the message (RFC 5321, 4.5.2), and every line ends in CRLF: a server that took another character
 * for a line's end would see another message.
 */
function dataOf(content: string): string {
  const lines = content.replace(/\r\n\.|\r(?!\n)\.?|(?<!\r)\n\.?|^\./g, (found) =>
    found === '.' ? '..' : found.endsWith('.') ? '\r\n..' : '\r\n',
  );
  return `${lines}${lines.endsWith('\r\n') ? '' : '\r\n'}.\r\n`;
}
