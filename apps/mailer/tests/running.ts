import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sendEmailPath } from '@milepost/domain/mail';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { startMailer } from '../src/mailer.ts';
import { createFaultySmtp, type FaultySmtp, type FaultySmtpOptions } from './faulty-smtp.ts';

/** A request that meets the contract. */
export const mail = {
  to: 'info@milepost.example',
  subject: 'New Payoff Quote Request',
  html: '<h1>New Payoff Quote Request</h1><table><tbody><tr><th scope="row">Full name</th><td>Dana Whitfield</td></tr></tbody></table>',
  name: 'Dana Whitfield',
};

/** Deadlines that are short enough for a test. */
export const shortDeadlines = { HAND_OVER_MS: '400', ANSWER_MS: '800', REPLY_MS: '2500' };
/** Deadlines for a message that must be handed over first, even on a busy machine. */
export const shortReply = { HAND_OVER_MS: '2400', ANSWER_MS: '2500', REPLY_MS: '5000' };

const freePorts = { NODE_ENV: 'development', PORT: '0', METRICS_PORT: '0' };
/** Limits that no test reaches accidentally. */
export const noRateLimit = {
  RATE_LIMIT_CLIENT: '1000000',
  RATE_LIMIT_CLIENT_DAY: '1000000',
  RATE_LIMIT_TOTAL: '1000000',
  RATE_LIMIT_CALLS: '1000000',
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of every shape
  readonly json: any;
}

interface TestMailer {
  readonly url: string;
  readonly metricsUrl: string;
  readonly stop: () => Promise<void>;
  /** Calls send-email with `body` as JSON, or unchanged if it is text or bytes. */
  readonly post: (body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** A call like `post` with an Idempotency-Key. */
  readonly postWithKey: (key: string, body?: unknown) => Promise<Answer>;
}

export type Env = Readonly<Record<string, string>>;

/** A mailer in this process on free ports, stopped when the test ends. */
export async function runMailer(env: Env): Promise<TestMailer> {
  const config = readConfig({ ...freePorts, ...noRateLimit, ...env });
  const { url, metricsUrl, stop } = await startMailer(config, pino({ level: 'silent' }));
  let stopped: Promise<void> | undefined;
  const stopOnce = () => {
    stopped ??= stop();
    return stopped;
  };
  onTestFinished(stopOnce);
  const post: TestMailer['post'] = (body, headers) => postTo(url, body, headers);
  return {
    url,
    metricsUrl,
    stop: stopOnce,
    post,
    postWithKey: (key, body = mail) => post(body, { 'idempotency-key': key }),
  };
}

export async function postTo(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  return answerOf(
    await fetch(url + sendEmailPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: isRaw ? (body as string) : JSON.stringify(body),
    }),
  );
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

/** An SMTP server that can misbehave, closed when the test ends. */
export async function runSmtp(options?: FaultySmtpOptions): Promise<FaultySmtp> {
  const smtp = await createFaultySmtp(options);
  onTestFinished(() => smtp.close());
  return smtp;
}

/** An SMTP server and a mailer that sends to it. */
export async function runBoth(env: Env = {}, options?: FaultySmtpOptions) {
  const smtp = await runSmtp(options);
  return { smtp, mailer: await runMailer({ SMTP_PORT: String(smtp.port), ...env }) };
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

interface MailerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly metricsUrl: string;
  /** All output so far. */
  readonly output: () => string;
  readonly exited: Promise<number | null>;
}

/** The mailer in its own process, killed when the test ends. Rejects if it exits first. */
export async function spawnMailer(env: Env): Promise<MailerProcess> {
  const { child, output, exited } = spawnMain('../src/main.ts', {
    ...freePorts,
    ...noRateLimit,
    ...env,
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const line = /"url":"([^"]+)"/.exec(output());
      if (line?.[1]) resolve(line[1]);
    });
    void exited.then(() => reject(new Error(output())));
  });
  await until(() => output().includes('"metrics"'));
  const metricsUrl = /"metrics":"([^"]+)"/.exec(output())?.[1] ?? '';
  return { child, url, metricsUrl, output, exited };
}

/** @param stdout The target of its log: `output`, or an open file. */
export function spawnMain(file: string, env: Env, stdout: 'pipe' | number = 'pipe') {
  const child = spawn(
    process.execPath,
    ['--conditions=@milepost/source', fileURLToPath(new URL(file, import.meta.url))],
    { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', stdout, 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, output: () => output, exited };
}

/** Resolves once `isTrue` returns true. Otherwise the test times out. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
}
