import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Behavior } from './faulty-smtp.ts';
import { mail, runBoth, runMailer, runSmtp, shortDeadlines, shortReply, until } from './running.ts';

const slug = (type: string) => type.replace('urn:milepost:problem:', '');

/**
 * Faults after which nothing was accepted: the client gets this answer, and the same key sends one
 * mail later.
 */
const notAccepted: readonly [what: string, Behavior, status: number, problem: string][] = [
  [
    'drops the connection before its greeting',
    { at: 'greeting', does: 'drop' },
    503,
    'smtp-unavailable',
  ],
  ['greets with 421', { at: 'greeting', does: '421 Busy' }, 503, 'smtp-unavailable'],
  ['greets with 554', { at: 'greeting', does: '554 No service' }, 503, 'smtp-unavailable'],
  [
    'greets with noise',
    { at: 'greeting', does: 'HTTP/1.1 400 Bad Request' },
    503,
    'smtp-unavailable',
  ],
  ['hangs at its greeting', { at: 'greeting', does: 'hang' }, 504, 'smtp-timeout'],
  ['hangs at EHLO', { at: 'ehlo', does: 'hang' }, 504, 'smtp-timeout'],
  ['says 451 to MAIL', { at: 'mail', does: '451 4.3.0 Later' }, 503, 'smtp-unavailable'],
  ['drops the connection at MAIL', { at: 'mail', does: 'drop' }, 503, 'smtp-unavailable'],
  [
    'greylists the recipient',
    { at: 'rcpt', does: '450 4.2.0 Greylisted' },
    503,
    'smtp-unavailable',
  ],
  [
    'refuses the recipient for good',
    { at: 'rcpt', does: '550 5.1.1 Unknown' },
    502,
    'smtp-refused',
  ],
  ['hangs at DATA', { at: 'data', does: 'hang' }, 504, 'smtp-timeout'],
  ['says 250 to DATA', { at: 'data', does: '250 OK' }, 503, 'smtp-unavailable'],
  ['says 452 to DATA', { at: 'data', does: '452 4.3.1 Full' }, 503, 'smtp-unavailable'],
  ['drops the connection at DATA', { at: 'data', does: 'drop' }, 503, 'smtp-unavailable'],
  ['says 451 after the message', { at: 'dot', does: '451 4.3.0 Later' }, 503, 'smtp-unavailable'],
  ['says 421 after the message', { at: 'dot', does: '421 4.3.2 Closing' }, 503, 'smtp-unavailable'],
  ['refuses the message for good', { at: 'dot', does: '554 5.6.0 Content' }, 502, 'smtp-refused'],
  ['sends a byte at a time', { trickleMs: 60 }, 504, 'smtp-timeout'],
];

describe('A fault before the message was accepted is reported as such and leaves the key free', () => {
  test.for(
    notAccepted.flatMap(([what, ...rest]) => [
      [what, true, ...rest] as const,
      [`${what}, and takes one command at a time`, false, ...rest] as const,
    ]),
  )('%s', async ([, pipelining, behavior, status, problem]) => {
    const deadlines = problem === 'smtp-timeout' ? shortDeadlines : {};
    const { smtp, mailer } = await runBoth(deadlines, { pipelining });
    smtp.behave(behavior);
    const key = randomUUID();
    const answer = await mailer.postWithKey(key);
    expect([answer.status, slug(answer.json.type)]).toEqual([status, problem]);
    expect(answer.headers.has('retry-after')).toBe(status !== 502);
    expect(smtp.accepted).toHaveLength(0);
    // An unrequested line is not a message: a server would read it as commands.
    if (behavior.at === 'data') expect(smtp.clearText()).not.toContain('Dana');

    smtp.behave({});
    // On a busy machine a try may end as late as the one before, and also leaves the key free.
    let retry = await mailer.postWithKey(key);
    while (retry.status === 504) retry = await mailer.postWithKey(key);
    expect(retry.status).toBe(200);
    expect(smtp.accepted.map(({ messageId }) => messageId)).toEqual([retry.json.id]);
  });
});

test('The outcome of a message cut off in its middle is unknown; the same key sends it again under the same Message-ID', async () => {
  const { smtp, mailer } = await runBoth();
  smtp.behave({ at: 'body', does: 'drop' });
  const key = randomUUID();
  const answer = await mailer.postWithKey(key);
  expect([answer.status, slug(answer.json.type)]).toEqual([504, 'in-doubt']);
  smtp.behave({});
  const retry = await mailer.postWithKey(key);
  expect(retry.status).toBe(200);
  expect(smtp.accepted.map(({ messageId }) => messageId)).toEqual([retry.json.id]);
});

test('A message whose reply is lost after the last dot is one mail in a mailbox: the retry has the same Message-ID', async () => {
  const { smtp, mailer } = await runBoth();
  smtp.behave({ at: 'dot', does: 'drop' });
  const key = randomUUID();
  const answer = await mailer.postWithKey(key);
  expect([answer.status, slug(answer.json.type)]).toEqual([504, 'in-doubt']);
  expect(smtp.accepted).toHaveLength(1);
  smtp.behave({});
  const retry = await mailer.postWithKey(key);
  expect(retry.status).toBe(200);
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId))).toEqual(
    new Set([retry.json.id]),
  );
});

test('A mail with an unknown outcome keeps it when a later try is refused: no other body gets its Message-ID', async () => {
  const { smtp, mailer } = await runBoth();
  const key = randomUUID();
  const status = async (body: unknown = mail) => (await mailer.postWithKey(key, body)).status;
  smtp.behave({ at: 'dot', does: 'drop' });
  expect(await status()).toBe(504);
  smtp.behave({ at: 'rcpt', does: '550 no' });
  expect(await status()).toBe(502);
  smtp.behave({});
  expect(await status({ ...mail, subject: 'Another' })).toBe(422);
  expect(await status()).toBe(200);
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(1);
});

test('A reply after the answer is recorded: the retry gets 200 without a second mail', async () => {
  const { smtp, mailer } = await runBoth({ ...shortReply, REPLY_MS: '30000' });
  smtp.behave({ at: 'dot', slowMs: 3_000 });
  const key = randomUUID();
  const answer = await mailer.postWithKey(key);
  expect([answer.status, slug(answer.json.type)]).toEqual([504, 'in-doubt']);
  await until(async () => (await mailer.postWithKey(key)).status !== 409);
  const retry = await mailer.postWithKey(key);
  expect(retry.status).toBe(200);
  expect(retry.headers.get('idempotent-replayed')).toBe('true');
  expect(smtp.accepted.map(({ messageId }) => messageId)).toEqual([retry.json.id]);
});

test('A go-ahead after the mail was abandoned changes nothing', async () => {
  const { smtp, mailer } = await runBoth(shortDeadlines);
  smtp.behave({ at: 'data', slowMs: 1_000 });
  const answer = await mailer.post(mail);
  expect([answer.status, slug(answer.json.type)]).toEqual([504, 'smtp-timeout']);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(smtp.accepted).toHaveLength(0);
});

test('A server that hangs after the last dot delays neither its answer nor other mail', async () => {
  const { smtp, mailer } = await runBoth({ ...shortReply, SMTP_CONNECTIONS: '1' });
  smtp.behave({ at: 'dot', does: 'hang' });
  const key = randomUUID();
  expect((await mailer.postWithKey(key)).status).toBe(504);
  expect((await mailer.postWithKey(key)).status).toBe(409);
  smtp.behave({});
  expect((await mailer.post(mail)).status).toBe(200);
  await until(async () => (await mailer.postWithKey(key)).status === 200);
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(2);
});

describe('A wall clock that is reset', () => {
  const step = (ms: number) => {
    let moved = 0;
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      moved += ms;
      return now() + moved;
    });
    onTestFinished(() => void clock.mockRestore());
  };

  test.for([
    ['before the message', 'greeting', 'smtp-timeout'],
    ['after the message', 'dot', 'in-doubt'],
  ] as const)('backward delays no answer of a server that hangs %s', async ([, at, problem]) => {
    const { smtp, mailer } = await runBoth(shortReply);
    step(-60_000);
    smtp.behave({ at, does: 'hang' });
    const key = randomUUID();
    expect(slug((await mailer.postWithKey(key)).json.type)).toBe(problem);
    smtp.behave({});
    await until(async () => (await mailer.postWithKey(key)).status === 200);
  });

  test('forward by a day makes no second mail', async () => {
    const { smtp, mailer } = await runBoth();
    const key = randomUUID();
    expect((await mailer.postWithKey(key)).status).toBe(200);
    step(25 * 60 * 60 * 1000);
    expect((await mailer.postWithKey(key)).headers.get('idempotent-replayed')).toBe('true');
    expect(smtp.accepted).toHaveLength(1);
  });
});

test('A mailer starts while its SMTP server is down and sends once it is up', async () => {
  const smtp = await runSmtp();
  await smtp.away();
  const mailer = await runMailer({ SMTP_PORT: String(smtp.port) });
  const down = await mailer.post(mail);
  expect([down.status, slug(down.json.type)]).toEqual([503, 'smtp-unavailable']);
  await smtp.back();
  expect((await mailer.post(mail)).status).toBe(200);
  expect(smtp.accepted).toHaveLength(1);
});

test('Idle connections that the server dropped silently lose no mail and send none twice', async () => {
  const { smtp, mailer } = await runBoth();
  await Promise.all(Array.from({ length: 8 }, () => mailer.post(mail)));
  // The connections are open, and each is cut at its next command.
  smtp.behave({ at: 'mail', does: 'drop' });
  const opened = smtp.connections();
  const answers = Promise.all(Array.from({ length: 8 }, () => mailer.post(mail)));
  await until(() => smtp.connections() > opened);
  smtp.behave({});
  expect((await answers).map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(16);
  expect(smtp.accepted).toHaveLength(16);
});

test('A server that closes an idle connection with 421 loses no mail', async () => {
  const { smtp, mailer } = await runBoth();
  expect((await mailer.post(mail)).status).toBe(200);
  smtp.say('421 4.4.2 Idle for too long');
  expect((await mailer.post(mail)).status).toBe(200);
  expect(smtp.accepted).toHaveLength(2);
  expect(smtp.connections()).toBe(2);
});

test.for([
  ['of several lines', '250-One\r\n250-2.0.0 two\r\n250 OK'],
  ['without a text', '250'],
  ['after an empty line', '\r\n250 OK'],
] as const)('A server that sends replies %s is understood', async ([, does]) => {
  const { smtp, mailer } = await runBoth();
  smtp.behave({ at: 'mail', does });
  expect((await mailer.post(mail)).status).toBe(200);
  expect(smtp.accepted).toHaveLength(1);
});

test('A server that restarts between two mails is reconnected to', async () => {
  const { smtp, mailer } = await runBoth();
  expect((await mailer.post(mail)).status).toBe(200);
  smtp.dropAll();
  expect((await mailer.post(mail)).status).toBe(200);
  expect(smtp.accepted).toHaveLength(2);
});

test('A server that fails on 30% of its connections loses few requests, and sends no mail twice', async () => {
  const { smtp, mailer } = await runBoth({}, { mailsPerConnection: 1 });
  smtp.behave({ at: 'ehlo', does: 'drop', share: 0.3 });
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const ask = () => Promise.all(keys.map((key) => mailer.postWithKey(key)));
  const answers = await ask();
  // Six tries in a row fail for one mail in 1,400; a retry is safe.
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeLessThanOrEqual(1);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  const again = await ask();
  expect(again.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect(smtp.accepted.map(({ messageId }) => messageId).toSorted()).toEqual(
    again.map(({ json }) => json.id).toSorted(),
  );
});

test('A mail that is larger than the server accepts is refused permanently', async () => {
  const { smtp, mailer } = await runBoth({}, { size: 1_000 });
  const answer = await mailer.post(mail);
  expect([answer.status, slug(answer.json.type)]).toEqual([502, 'smtp-refused']);
  expect(smtp.connections()).toBe(1);
});

test('A slow server gets every mail', async () => {
  const { smtp, mailer } = await runBoth();
  smtp.behave({ slowMs: 100 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => mailer.post(mail)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(smtp.accepted).toHaveLength(20);
});

test('A client that hangs up gets its mail sent once; a retry with its key reports so', async () => {
  const { smtp, mailer } = await runBoth();
  smtp.behave({ slowMs: 100 });
  const key = randomUUID();
  const gone = new AbortController();
  const call = fetch(`${mailer.url}/functions/v1/send-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(mail),
    signal: gone.signal,
  });
  await until(() => smtp.connections() > 0);
  gone.abort();
  await expect(call).rejects.toThrow();
  await until(async () => (await mailer.postWithKey(key)).status === 200);
  expect(smtp.accepted).toHaveLength(1);
});
