import { request } from 'node:http';
import { connect } from 'node:net';
import nodemailer from 'nodemailer';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createInbox, type Inbox } from '../src/inbox/inbox.ts';
import { spawnMain, until } from './running.ts';

async function runInbox(capacity?: number): Promise<Inbox> {
  const inbox = await createInbox({
    smtpPort: 0,
    httpPort: 0,
    ...(capacity !== undefined && { capacity }),
  });
  onTestFinished(() => inbox.close());
  return inbox;
}

const letter = {
  from: { name: 'Dana Whitfield (website)', address: 'website@milepost.example' },
  to: 'info@milepost.example',
  subject: 'New <b>Payoff</b> Quote Request',
  text: 'Account: 10045',
  html: '<p>Account: 10045</p><script>parent.alert(1)</script>',
};

function deliver(inbox: Inbox, overrides: Partial<typeof letter> = {}) {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: inbox.smtpPort });
  return transport.sendMail({ ...letter, ...overrides });
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of every shape
const json = async (inbox: Inbox, path: string): Promise<any> => (await get(inbox, path)).json();

const get = (inbox: Inbox, path: string, init?: RequestInit) => fetch(inbox.url + path, init);

test('Mail received by SMTP can be read as JSON, newest first', async () => {
  const inbox = await runInbox();
  await deliver(inbox);
  await deliver(inbox, { subject: 'Second' });
  const list = await json(inbox, '/api/messages');
  expect(list).toMatchObject([
    { subject: 'Second' },
    {
      subject: letter.subject,
      from: [letter.from],
      to: [{ address: letter.to }],
      preview: expect.stringContaining(letter.text),
    },
  ]);
  const whole = await json(inbox, `/api/messages/${list[1].id}`);
  expect(whole).toMatchObject({
    html: expect.stringContaining('Account: 10045'),
    text: `${letter.text}\n`,
  });
  expect(whole.raw).toContain('Subject: New <b>Payoff</b> Quote Request');
  expect(whole.headers.map(({ key }: { key: string }) => key)).toContain('message-id');
  expect((await get(inbox, '/api/messages/99')).status).toBe(404);
});

test("The page shows the list and each view of a message, with visitors' text escaped", async () => {
  const inbox = await runInbox();
  expect(await (await get(inbox, '/')).text()).toContain('No mail yet');
  await deliver(inbox);
  const page = async (path: string) => (await get(inbox, path)).text();
  expect(await page('/')).toContain('New &lt;b&gt;Payoff&lt;/b&gt; Quote Request');
  const message = await page('/?message=1');
  expect(message).toContain('sandbox src="/api/messages/1/html"');
  expect(message).toContain('Dana Whitfield (website)');
  expect(await page('/?message=1&tab=text')).toContain(letter.text);
  expect(await page('/?message=1&tab=headers')).toContain('MIME-Version');
  expect(await page('/?message=1&tab=source')).toContain('&lt;script&gt;parent.alert(1)');
  expect(await page('/?message=7')).toContain('This message is gone');
});

test('The newest messages are stored and the oldest are removed', async () => {
  const inbox = await runInbox(2);
  for (const subject of ['a', 'b', 'c']) await deliver(inbox, { subject });
  expect(inbox.messages().map(({ subject }) => subject)).toEqual(['c', 'b']);
});

test('The inbox can be cleared by API and by the page', async () => {
  const inbox = await runInbox();
  await deliver(inbox);
  expect((await get(inbox, '/api/messages', { method: 'DELETE' })).status).toBe(204);
  expect(inbox.messages()).toEqual([]);
  await deliver(inbox);
  const answer = await get(inbox, '/clear', { method: 'POST', redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(inbox.messages()).toEqual([]);
});

test('Every watcher is notified of every change', async () => {
  const inbox = await runInbox();
  const events = await get(inbox, '/api/events');
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  await deliver(inbox);
  expect((await reader?.read())?.value).toBe('event: change\ndata: 1\n\n');
  await reader?.cancel();
});

describe('Pages of other sites can read nothing', () => {
  /** `fetch` sets Host itself. */
  const ask = (inbox: Inbox, headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: unknown }>((resolve, reject) => {
      request(`${inbox.url}/api/messages`, { headers, method }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      })
        .on('error', reject)
        .end();
    });

  test('under a host name that points here', async () => {
    const inbox = await runInbox();
    expect((await ask(inbox, { host: 'evil.example' })).status).toBe(421);
    expect((await ask(inbox, { host: `localhost:${inbox.httpPort}` })).status).toBe(200);
  });

  test('or by a cross-origin call, which is not allowed', async () => {
    const inbox = await runInbox();
    await deliver(inbox);
    const answer = await ask(inbox, { origin: 'https://evil.example' }, 'DELETE');
    expect(answer.status).toBe(403);
    expect(inbox.messages()).toHaveLength(1);
    expect((await ask(inbox, {})).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('and mail can run nothing in the page', async () => {
    const inbox = await runInbox();
    await deliver(inbox);
    const policy = async (path: string) =>
      (await get(inbox, path)).headers.get('content-security-policy');
    expect(await policy('/api/messages/1/html')).toMatch(/^sandbox; default-src 'none'/);
    expect(await policy('/')).toMatch(/default-src 'none'; script-src 'self'/);
  });
});

test('It listens only on this machine', async () => {
  const inbox = await runInbox();
  const { networkInterfaces } = await import('node:os');
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  const isOpen = (host: string, port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host);
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
  for (const port of [inbox.smtpPort, inbox.httpPort]) {
    expect(await isOpen('127.0.0.1', port)).toBe(true);
    if (outside) expect(await isOpen(outside, port)).toBe(false);
  }
});

test('As a program it prints its address and exits with status 0 on a signal', async () => {
  const { child, output, exited } = spawnMain('../src/inbox/main.ts', {
    INBOX_SMTP_PORT: '0',
    INBOX_PORT: '0',
  });
  await until(() => output().includes('\n'));
  expect(output()).toMatch(/^inbox {2}http:\/\/127\.0\.0\.1:\d+ {2}\(SMTP 127\.0\.0\.1:\d+\)\n$/);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

test('A used or invalid port is reported, with status 1', async () => {
  const inbox = await runInbox();
  for (const [port, words] of [
    [String(inbox.smtpPort), 'EADDRINUSE'],
    ['mail', 'INBOX_SMTP_PORT must be a port'],
  ] as const) {
    const { output, exited } = spawnMain('../src/inbox/main.ts', {
      INBOX_SMTP_PORT: port,
      INBOX_PORT: '0',
    });
    expect(await exited).toBe(1);
    expect(output()).toContain(words);
  }
});
