import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { InboxMessage, MailAddress } from './message.ts';
import { inboxScript, inboxStyles, isTab, renderInbox } from './page.ts';

const loopback = '127.0.0.1';

interface InboxOptions {
  /** Port of the SMTP server on loopback; 0 picks a free one. */
  readonly smtpPort: number;
  /** Port of the page and its API on loopback; 0 picks a free one. */
  readonly httpPort: number;
  /** How many messages are kept. The oldest is dropped first. */
  readonly capacity?: number;
}

export interface Inbox {
  readonly smtpPort: number;
  readonly httpPort: number;
  readonly url: string;
  /** The received messages, newest first. */
  readonly messages: () => readonly InboxMessage[];
  readonly clear: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts the local staff inbox: a real SMTP server that stores messages in memory, and a page and a
 * JSON API to read them. It listens on loopback only and forwards nothing.
 *
 * @throws if one of the ports is taken.
 */
export async function createInbox({
  smtpPort,
  httpPort,
  capacity = 200,
}: InboxOptions): Promise<Inbox> {
  let kept: readonly InboxMessage[] = [];
  let received = 0;
  const watchers = new Set<() => void>();

  const keep = (messages: readonly InboxMessage[]) => {
    kept = messages;
    for (const notify of watchers) notify();
  };
  const clear = () => keep([]);

  const smtp = new SMTPServer({
    name: 'inbox.localhost',
    banner: 'Milepost local inbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: 10 * 1024 * 1024,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        received += 1;
        const id = String(received);
        readMessage(id, Buffer.concat(chunks), {
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
        }).then((message) => {
          keep([message, ...kept].slice(0, capacity));
          done(null, `kept as ${id}`);
        }, done);
      });
    },
  });
  smtp.on('error', () => {
    // Ignore clients that drop their connection. A port that is taken rejects listening().
  });

  await listening(smtp.server, () => smtp.listen(smtpPort, loopback));

  const app = createPages({ messages: () => kept, clear, watchers });
  const http = serve({ fetch: app.fetch, hostname: loopback, port: httpPort }) as HttpServer;
  try {
    await listening(http);
  } catch (error) {
    await closed(smtp);
    throw error;
  }

  const ports = { smtp: portOf(smtp.server), http: portOf(http) };
  return {
    smtpPort: ports.smtp,
    httpPort: ports.http,
    url: `http://${loopback}:${ports.http}`,
    messages: () => kept,
    clear,
    close: async () => {
      for (const connection of smtp.connections) connection.close();
      http.closeAllConnections();
      await Promise.all([closed(smtp), closed(http)]);
    },
  };
}

function createPages({
  messages,
  clear,
  watchers,
}: {
  readonly messages: () => readonly InboxMessage[];
  readonly clear: () => void;
  readonly watchers: Set<() => void>;
}) {
  const find = (id: string) => messages().find((message) => message.id === id);
  const app = new Hono();

  // Only accept our own host names: another site's name may resolve to this address (DNS rebinding).
  app.use(async (c, next) => {
    const host = new URL(c.req.url).hostname;
    if (host !== loopback && host !== 'localhost') return c.text('Wrong host', 421);
    const origin = c.req.header('origin');
    if (origin !== undefined && origin !== new URL(c.req.url).origin) {
      return c.text('Wrong origin', 403);
    }
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
    c.header('cross-origin-resource-policy', 'same-origin');
    if (!c.res.headers.has('content-security-policy')) {
      c.header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
    }
  });

  app.get('/', (c) => {
    const tab = c.req.query('tab') ?? 'html';
    const id = c.req.query('message');
    const selected = id === undefined ? undefined : find(id);
    return c.html(
      renderInbox({
        messages: messages(),
        selected,
        isMissing: id !== undefined && selected === undefined,
        tab: isTab(tab) ? tab : 'html',
      }),
    );
  });
  app.get('/inbox.css', (c) => c.body(inboxStyles, 200, { 'content-type': 'text/css' }));
  app.get('/inbox.js', (c) => c.body(inboxScript, 200, { 'content-type': 'text/javascript' }));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.post('/clear', (c) => {
    clear();
    return c.redirect('/', 303);
  });

  app.get('/api/messages', (c) => c.json(messages().map(summaryOf)));
  app.delete('/api/messages', (c) => {
    clear();
    return c.body(null, 204);
  });
  app.get('/api/messages/:id', (c) => {
    const message = find(c.req.param('id'));
    return message ? c.json(message) : c.json({ error: 'No such message' }, 404);
  });
  app.get('/api/messages/:id/raw', (c) => {
    const message = find(c.req.param('id'));
    return message ? c.text(message.raw) : c.text('No such message', 404);
  });
  app.get('/api/messages/:id/html', (c) => {
    const message = find(c.req.param('id'));
    if (!message) return c.text('No such message', 404);
    c.header(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    );
    return c.html(message.html);
  });
  app.get('/api/events', (c) =>
    streamSSE(c, async (stream) => {
      const notify = () => {
        void stream.writeSSE({ event: 'change', data: String(messages().length) });
      };
      watchers.add(notify);
      await new Promise<void>((resolve) => {
        stream.onAbort(resolve);
      });
      watchers.delete(notify);
    }),
  );
  return app;
}

async function readMessage(
  id: string,
  raw: Buffer,
  envelope: InboxMessage['envelope'],
): Promise<InboxMessage> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  return {
    id,
    receivedAt: new Date().toISOString(),
    envelope,
    from: mailboxes(mail.from ? [mail.from] : []),
    to: mailboxes(mail.to ?? []),
    replyTo: mailboxes(mail.replyTo ?? []),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    headers: mail.headers,
    attachments: mail.attachments,
    raw: raw.toString('utf8'),
    size: raw.length,
  };
}

function summaryOf({ id, receivedAt, from, to, subject, messageId, text, size }: InboxMessage) {
  return { id, receivedAt, from, to, subject, messageId, preview: text.slice(0, 140), size };
}

function mailboxes(addresses: readonly Address[]): MailAddress[] {
  return addresses.flatMap((address) =>
    address.group ? address.group : [{ name: address.name, address: address.address }],
  );
}

/** Resolves once `server` listens. `start` makes it listen if the caller has not. */
function listening(server: Server, start?: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve());
    server.once('error', reject);
    start?.();
  });
}

function closed(server: { close: (done: () => void) => void }): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
