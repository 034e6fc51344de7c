import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payoffMail } from '@milepost/domain/mail/payoff';
import { withReference } from '@milepost/domain/mail/reference';
import { generateKey, readKey } from 'openpgp';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  freePort,
  mail,
  postTo,
  runSmtp,
  shortDeadlines,
  shortReply,
  spawnMailer,
  spawnMain,
  until,
} from './running.ts';
import { stall } from './stalled.ts';

const main = '../src/main.ts';

describe('A start that can’t succeed exits with status 1 and says what to change', () => {
  test('for invalid settings', async () => {
    const { output, exited } = spawnMain(main, { PORT: 'http', SMTP_SECURITY: 'ssl' });
    expect(await exited).toBe(1);
    expect(output()).toContain('PORT must be a whole number from 0 to 65535.');
    expect(output()).toContain('SMTP_SECURITY must be one of none, starttls, tls.');
  });

  test('for production without protection', async () => {
    const { output, exited } = spawnMain(main, { NODE_ENV: 'production' });
    expect(await exited).toBe(1);
    expect(output()).toMatch(/SMTP_SECURITY.*\n.*SMTP_USER.*\n.*PGP_PUBLIC_KEY_FILE/);
  });

  test.for(['PORT', 'METRICS_PORT'])('for a taken %s', async (name) => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const { output, exited } = spawnMain(main, {
      ...{ NODE_ENV: 'development', PORT: '0', METRICS_PORT: '0' },
      [name]: String(port),
    });
    expect(await exited).toBe(1);
    expect(output()).toMatch(new RegExp(`"${name} .*EADDRINUSE`));
  });
});

describe('A mailer that gets a stop signal', () => {
  test.for(['SIGTERM', 'SIGINT'] as const)('exits with status 0 on %s', async (signal) => {
    const smtp = await runSmtp();
    const { child, url, exited } = await spawnMailer({ SMTP_PORT: String(smtp.port) });
    expect((await postTo(url, mail)).status).toBe(200);
    child.kill(signal);
    expect(await exited).toBe(0);
  });

  test('finishes its deliveries, accepts nothing more, and loses nothing', async () => {
    const smtp = await runSmtp();
    const { child, url, metricsUrl, output, exited } = await spawnMailer({
      SMTP_PORT: String(smtp.port),
    });
    smtp.behave({ slowMs: 150 });
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const calls = keys.map((key) => postTo(url, mail, { 'idempotency-key': key }));
    await until(async () =>
      (await (await fetch(metricsUrl)).text()).includes('milepost_mailer_requests_in_work 40'),
    );
    child.kill('SIGTERM');
    const late: Promise<number>[] = [];
    const load = setInterval(() => {
      late.push(
        postTo(url, mail).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    }, 20);
    const answers = await Promise.all(calls);
    expect(await exited).toBe(0);
    clearInterval(load);
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    // A late call was either accepted before the stop or refused; none is sent silently.
    const lateSent = (await Promise.all(late)).filter((status) => status === 200).length;
    expect(smtp.accepted).toHaveLength(40 + lateSent);
    // Lines are written in batches; the last of them before the exit.
    expect(output().match(/"result":"sent"/g)).toHaveLength(40 + lateSent);
    expect(output()).toContain('"msg":"stopped"');
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  test('stops once for two signals, as from a terminal and from the parent process', async () => {
    const { child, url, output, exited } = await spawnMailer({ SMTP_PORT: '1', DRAIN_MS: '200' });
    child.kill('SIGTERM');
    await until(async () => (await fetch(`${url}/readyz`)).status === 503);
    child.kill('SIGINT');
    expect(await exited).toBe(0);
    expect(output().match(/"msg":"stop\w+"/g)).toEqual(['"msg":"stopping"', '"msg":"stopped"']);
  });

  test('exits with status 0 although a body is still arriving, and logs that call first', async () => {
    const { child, url, output, exited } = await spawnMailer({ SMTP_PORT: '1' });
    await stall(url, 1, ['192.0.2.1']);
    await fetch(`${url}/healthz`);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output()).toMatch(/"result":"request-timeout".*\n.*"msg":"stopped"/);
  });

  test('exits in bounded time although the SMTP server hangs after the message', async () => {
    const smtp = await runSmtp();
    const { child, url, exited } = await spawnMailer({
      SMTP_PORT: String(smtp.port),
      ...shortReply,
      REPLY_MS: '600000',
      STOP_MS: '300',
    });
    smtp.behave({ at: 'dot', does: 'hang' });
    expect((await postTo(url, mail)).status).toBe(504);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  test('exits in bounded time although mail waits for a connection', async () => {
    const smtp = await runSmtp();
    const { child, url, metricsUrl, exited } = await spawnMailer({
      SMTP_PORT: String(smtp.port),
      SMTP_CONNECTIONS: '1',
      ...{ HAND_OVER_MS: '60000', ANSWER_MS: '90000', REPLY_MS: '90000', STOP_MS: '300' },
    });
    smtp.behave({ at: 'greeting', does: 'hang' });
    const answers = [postTo(url, mail), postTo(url, mail)];
    await until(async () =>
      (await (await fetch(metricsUrl)).text()).includes('milepost_mailer_requests_in_work 2'),
    );
    child.kill('SIGTERM');
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([503, 504]);
    expect(await exited).toBe(0);
  });

  test('reports not ready to balancers first, if they have time for it', async () => {
    const smtp = await runSmtp();
    const { child, url, exited } = await spawnMailer({
      SMTP_PORT: String(smtp.port),
      DRAIN_MS: '1500',
    });
    child.kill('SIGTERM');
    await until(async () => (await fetch(`${url}/readyz`)).status === 503);
    const answer = await postTo(url, mail);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await exited).toBe(0);
  });
});

test('A reload during the start does not stop the mailer', async () => {
  // The start waits for a Redis that does not answer.
  const redis = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void redis.close());
  await once(redis, 'listening');
  const { port } = redis.address() as { port: number };
  const { child, output, exited } = spawnMain(main, {
    ...{ NODE_ENV: 'development', PORT: '0', METRICS_PORT: '0' },
    ...{ REDIS_URL: `redis://127.0.0.1:${port}`, HASH_SECRET: 'x'.repeat(32) },
  });
  await once(redis, 'connection');
  child.kill('SIGHUP');
  await until(() => output().includes('"listening"') || child.signalCode !== null);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

describe('The log', () => {
  test('is all JSON, each line with service, version and instance', async () => {
    const smtp = await runSmtp();
    const { child, url, output, exited } = await spawnMailer({ SMTP_PORT: String(smtp.port) });
    await postTo(url, mail);
    child.kill('SIGTERM');
    await exited;
    const failed = spawnMain(main, { PORT: 'http' });
    await failed.exited;
    const lines = `${output()}${failed.output()}`.trim().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({
        service: 'milepost-mailer',
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        instance: expect.stringMatching(/.-\d+$/),
      });
    }
  });

  test('without a reader delays neither mail nor the stop', async () => {
    const smtp = await runSmtp();
    const { child, url } = await spawnMailer({ SMTP_PORT: String(smtp.port) });
    child.stdout?.pause();
    // More than a pipe buffers.
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 50 }, () => postTo(url, {})));
    }
    expect((await postTo(url, mail)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    child.stdout?.resume();
  });

  test('on a full disk loses no mail', async () => {
    const smtp = await runSmtp();
    const port = await freePort();
    const env = { NODE_ENV: 'development', METRICS_PORT: '0', SMTP_PORT: String(smtp.port) };
    const full = openSync('/dev/full', 'w');
    const { child, exited } = spawnMain(main, { ...env, PORT: String(port) }, full);
    const url = `http://127.0.0.1:${port}`;
    await until(() =>
      fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => child.exitCode !== null,
      ),
    );
    expect((await postTo(url, mail)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  const submissions = (output: string) =>
    output
      .split('\n')
      .filter((line) => line.includes('"msg":"submission"'))
      .map((line) => JSON.parse(line));
  const requestId = randomUUID();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const ids = { 'x-request-id': requestId, traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const real = payoffMail(
    { account: '1', name: 'Dana', ssn: '0123', email: 'd@a.example', payoffDate: '2026-12-04' },
    new Date(),
  );

  test('has one line with the ids of a submission and its outcome', async () => {
    const { publicKey } = await generateKey({ userIDs: [{ email: 'staff@milepost.example' }] });
    const file = join(mkdtempSync(join(tmpdir(), 'mailer-')), 'staff.asc');
    writeFileSync(file, publicKey);
    const smtp = await runSmtp();
    const { url, output } = await spawnMailer({
      SMTP_PORT: String(smtp.port),
      PGP_PUBLIC_KEY_FILE: file,
    });
    const answer = await postTo(url, withReference(real, 'Q-QQDNN-ND7C2'), ids);
    await until(() => submissions(output()).length === 1);
    const [line] = submissions(output());
    expect(line).toMatchObject({
      ...{ requestId, traceId, form: 'payoff', messageId: answer.json.id },
      reference: 'Q-QQDNN-ND7C2',
      ...{ status: 200, result: 'sent', outcome: 'accepted' },
      submissionId: answer.json.id.slice(1).split('@')[0],
      keys: [(await readKey({ armoredKey: publicKey })).getFingerprint().toUpperCase()],
    });
    for (const duration of ['bodyMs', 'ms', 'endMs']) {
      expect(line[duration]).toBeGreaterThanOrEqual(0);
    }
    expect(smtp.accepted[0]?.messageId).toBe(line.messageId);
  });

  test.for([
    ['dns', {}, { SMTP_HOST: 'mail.invalid' }, 'unavailable'],
    ['connect', {}, { SMTP_PORT: '1' }, 'unavailable'],
    ['later', { at: 'rcpt', does: '451 later' }, {}, 'unavailable'],
    ['refused', { at: 'dot', does: '554 no' }, {}, 'refused'],
    ['timeout', { at: 'data', does: 'hang' }, shortDeadlines, 'timeout'],
    ['lost', { at: 'dot', does: 'drop' }, {}, 'in-doubt'],
  ] as const)('names the cause of a failure: %s', async ([cause, behavior, env, outcome]) => {
    const smtp = await runSmtp();
    smtp.behave(behavior);
    const { url, output } = await spawnMailer({
      SMTP_PORT: String(smtp.port),
      NODE_ENV: 'development',
      ...env,
    });
    await postTo(url, real, ids);
    await until(() => submissions(output()).length === 1);
    expect(submissions(output())[0]).toMatchObject({ requestId, cause, outcome });
  });

  test('has a line for a refused call, too', async () => {
    const smtp = await runSmtp();
    const { url, output } = await spawnMailer({ SMTP_PORT: String(smtp.port) });
    await postTo(url, {}, ids);
    await until(() => submissions(output()).length === 1);
    expect(submissions(output())[0]).toMatchObject({
      ...{ requestId, traceId, status: 400, result: 'invalid-request' },
    });
  });

  test('has a reply that came after the answer in the same line', async () => {
    const smtp = await runSmtp();
    const { url, output } = await spawnMailer({
      SMTP_PORT: String(smtp.port),
      ...shortReply,
      REPLY_MS: '30000',
    });
    smtp.behave({ at: 'dot', slowMs: 3_000 });
    const answer = await postTo(url, real, ids);
    expect(answer.status).toBe(504);
    await until(() => output().includes('"msg":"in doubt"'));
    await until(() => submissions(output()).length === 1);
    const [line] = submissions(output());
    expect(line).toMatchObject({ requestId, result: 'in-doubt', outcome: 'accepted' });
    expect(line.endMs).toBeGreaterThan(line.ms);
    expect(smtp.accepted[0]?.messageId).toBe(line.messageId);
  });
});

describe('Only the mail has personal data', () => {
  const canaries = {
    subject: 'canary-subject-4111111111111111',
    html: 'canary-html-078051120',
    name: 'canary-name-whitfield',
    to: 'canary-to@private.example',
    key: 'canary-idempotency-key',
    client: '203.0.113.77',
    unknown: 'canary-unknown-key',
  };
  const full = {
    to: mail.to,
    subject: canaries.subject,
    html: `<p>${canaries.html}</p>`,
    name: canaries.name,
  };
  const headers = {
    'idempotency-key': canaries.key,
    'x-forwarded-for': canaries.client,
    'x-request-id': canaries.name,
    'user-agent': canaries.html,
  };

  test('it is not in the output at the finest level, in metrics, or in an answer', async () => {
    const smtp = await runSmtp();
    const { url, metricsUrl, output } = await spawnMailer({
      SMTP_PORT: String(smtp.port),
      LOG_LEVEL: 'trace',
      ...shortReply,
    });
    const answers: string[] = [];
    let count = 0;
    const post = async (body: unknown, extra = {}) => {
      count += 1;
      const key = `${canaries.key}-${count}`;
      const answer = await postTo(url, body, { ...headers, 'idempotency-key': key, ...extra });
      answers.push(answer.text, JSON.stringify([...answer.headers]));
    };
    const echo = `${canaries.subject} ${canaries.name} <${mail.to}> ${canaries.html}`;
    for (const behavior of [
      {},
      { at: 'greeting', does: `421 ${echo}` },
      { at: 'mail', does: `451 ${echo}` },
      { at: 'rcpt', does: `550 ${echo}` },
      { at: 'data', does: 'hang' },
      { at: 'body', does: 'drop' },
      { at: 'dot', does: `554 ${echo}` },
      { at: 'dot', does: 'drop' },
      { trickleMs: 100 },
    ] as const) {
      smtp.behave(behavior);
      await post(full);
    }
    smtp.behave({});
    await post({ ...full, to: canaries.to });
    await post({ ...full, [canaries.unknown]: canaries.html });
    await post({ ...full, subject: `${canaries.subject}\n` });
    await post({ ...full, name: canaries.name.repeat(20) });
    await post(`{"subject": "${canaries.subject}"`);
    await post(full, { 'content-type': `text/${canaries.name}` });
    await post(full, { origin: `https://${canaries.name}.example` });
    await post(full, { 'idempotency-key': `${canaries.key} with blanks` });
    await fetch(`${url}/${canaries.name}`).then(async (answer) =>
      answers.push(await answer.text()),
    );

    const metrics = await (await fetch(metricsUrl)).text();
    await until(() => output().match(/"submission"/g)?.length === 17);
    expect(smtp.accepted[0]?.raw).toContain(canaries.html);
    for (const canary of [...Object.values(canaries), 'info@milepost.example', '4111111111']) {
      expect(output()).not.toContain(canary);
      expect(metrics).not.toContain(canary);
      for (const answer of answers) expect(answer).not.toContain(canary);
    }
  });
});
