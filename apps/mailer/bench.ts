/**
 * Measures the mailer as it runs, every protection on, against a bare pooled nodemailer and the same
 * SMTP server, and prints the figures as Markdown. `--write` puts them in docs/bench-mailer.md too.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { sendEmailPath } from '@milepost/domain/mail';
import nodemailer from 'nodemailer';
import { type Behaviour, createFaultySmtp } from './tests/faulty-smtp.ts';

const self = new URL(import.meta.url).pathname;
const mail = {
  to: 'info@milepost.example',
  subject: 'New Payoff Quote Request',
  html: `<h1>New Payoff Quote Request</h1><table><tbody>${[
    ['Account number', '10045 8821'],
    ['Full name', 'Dana Whitfield'],
    ['Last 4 digits of SSN', '4821'],
    ['Email', '<a href="mailto:dana@example.com">dana@example.com</a>'],
    ['Requested payoff date', 'December 4, 2026'],
  ]
    .map(([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`)
    .join('')}</tbody></table>`,
  name: 'Dana Whitfield',
};
const connections = 10;

/* The SMTP server and the bare nodemailer run in processes of their own, as forks of this file. */

type SinkOrder = { behave: Behaviour } | 'count' | 'ids' | 'clear' | 'dropAll' | 'away' | 'back';

async function runSink() {
  let sink = await createFaultySmtp({ keepsMessages: false });
  const { port, accepted } = sink;
  process.on('message', async (order: SinkOrder) => {
    if (order === 'clear') accepted.length = 0;
    else if (order === 'dropAll') sink.dropAll();
    else if (order === 'away') await sink.close();
    else if (order === 'back') {
      sink = await createFaultySmtp({ keepsMessages: false, port });
      sink.accepted.push = (...messages) => accepted.push(...messages);
    } else if (typeof order === 'object') sink.behave(order.behave);
    process.send?.(order === 'ids' ? accepted.map(({ messageId }) => messageId) : accepted.length);
  });
  process.send?.(port);
}

async function runBare(port: number) {
  const transport = nodemailer.createTransport({
    pool: true,
    host: '127.0.0.1',
    port,
    maxConnections: connections,
    maxMessages: 1000,
    ignoreTLS: true,
  });
  const { to, subject, html, name } = mail;
  const from = { name, address: 'website@milepost.example' };
  process.on('message', async ({ clients, ms }: { clients: number; ms: number }) => {
    const before = process.cpuUsage();
    const load = await closedLoop(clients, ms, () =>
      transport.sendMail({ from, to, subject, html }),
    );
    const { user, system } = process.cpuUsage(before);
    process.send?.({ ...load, cpu: (user + system) / load.count });
  });
  process.send?.('ready');
}

interface Load {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly count: number;
}

/** Keeps `clients` calls going for `ms` and returns calls a second and quantiles in ms. */
async function closedLoop(
  clients: number,
  ms: number,
  call: (client: number) => Promise<unknown>,
): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() - start < ms) {
        const before = performance.now();
        await call(client);
        times.push(performance.now() - before);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    rate: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    count: times.length,
  };
}

/* A light HTTP client: one kept connection, one call at a time. */

interface Answer {
  readonly status: number;
  readonly ms: number;
}

class Client {
  readonly #port: number;
  #socket: Socket | undefined;
  #onAnswer: (status: number) => void = () => {};
  #input = '';
  constructor(port: number) {
    this.#port = port;
  }
  post(key: string): Promise<Answer> {
    return new Promise((resolve) => {
      const start = performance.now();
      this.#onAnswer = (status) => resolve({ status, ms: performance.now() - start });
      const socket = this.#connected();
      const body = JSON.stringify(mail);
      socket.write(
        `POST ${sendEmailPath} HTTP/1.1\r\nHost: mailer\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
    });
  }
  close() {
    this.#socket?.destroy();
  }
  #connected(): Socket {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable) return this.#socket;
    const socket = connect(this.#port, '127.0.0.1').setNoDelay();
    this.#socket = socket;
    this.#input = '';
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      this.#input += text;
      const head = this.#input.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(this.#input)?.[1] ?? 0);
      if (this.#input.length < head + 4 + length) return;
      const answer = this.#input;
      this.#input = '';
      if (/connection: close/i.test(answer.slice(0, head))) socket.destroy();
      this.#onAnswer(Number(answer.slice(9, 12)));
    });
    const lost = () => {
      if (this.#socket === socket) this.#onAnswer(0);
    };
    socket.on('error', lost).on('close', lost);
    return socket;
  }
}

/* The mailer as its own process. */

interface RunningMailer {
  readonly port: number;
  readonly startMs: number;
  /** Memory in MiB and processor time in microseconds since the start. */
  readonly usage: () => Promise<{ readonly rss: number; readonly cpu: number }>;
  readonly stop: () => Promise<void>;
}

const limitsOff = { RATE_LIMIT_CLIENT: '1000000', RATE_LIMIT_TOTAL: '100000000' };
const quick = { HAND_OVER_MS: '1000', ANSWER_MS: '2000', REPLY_MS: '4000' };

async function startMailer(smtpPort: number, env: Record<string, string> = {}) {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--conditions=@milepost/source', new URL('src/main.ts', import.meta.url).pathname],
    {
      env: {
        ...{ PATH: process.env.PATH, PORT: '0', METRICS_PORT: '0', SMTP_PORT: String(smtpPort) },
        ...limitsOff,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ports = await new Promise<{ port: number; metrics: string }>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const port = /mailer http:\/\/[^:]+:(\d+)/.exec(text)?.[1];
      const metrics = /"metrics":"([^"]+)"/.exec(text)?.[1];
      if (port && metrics) resolve({ port: Number(port), metrics });
    });
    child.once('exit', () => reject(new Error('The mailer did not start')));
  });
  while (!(await fetch(`http://127.0.0.1:${ports.port}/readyz`)).ok) await pause(10);
  const startMs = performance.now() - start;
  const mailer: RunningMailer = {
    port: ports.port,
    startMs,
    usage: async () => {
      const text = await (await fetch(ports.metrics)).text();
      const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
      return {
        rss: value('process_resident_memory_bytes') / 2 ** 20,
        cpu: value('process_cpu_seconds_total') * 1e6,
      };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
  return mailer;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const answerOf = <Value>(child: ChildProcess) =>
  new Promise<Value>((resolve) => {
    child.once('message', (value) => resolve(value as Value));
  });

async function forked<Value>(role: string, ...args: string[]) {
  const child = fork(self, [role, ...args], { execArgv: process.execArgv });
  return { child, first: await answerOf<Value>(child) };
}

/* What is measured. */

async function measure() {
  const report: string[] = [];
  const say = (line = '') => {
    console.log(line);
    report.push(line);
  };
  const { child: sinkProcess, first: smtpPort } = await forked<number>('sink');
  const order = async <Value = number>(message: SinkOrder) => {
    sinkProcess.send(message);
    return answerOf<Value>(sinkProcess);
  };
  const isQuick = process.argv.includes('--quick');

  say('# The mailer, measured');
  say();
  say(
    `Node ${process.versions.node}, ${availableParallelism()} cores shared by the load, the mailer and the SMTP server, one process each. Only ratios within one run carry weight. \`npm run bench\` repeats it.`,
  );
  await throughput(say, smtpPort, order, isQuick ? 1 : 3, isQuick ? 1_000 : 2_000);
  if (!isQuick) await faults(say, smtpPort, order);
  sinkProcess.kill();
  if (process.argv.includes('--write')) {
    const folder = new URL('../../docs/', import.meta.url);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL('bench-mailer.md', folder), `${report.join('\n')}\n`);
  }
}

type Say = (line?: string) => void;
type Order = <Value = number>(message: SinkOrder) => Promise<Value>;

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function throughput(say: Say, smtpPort: number, order: Order, rounds: number, ms: number) {
  const mailer = await startMailer(smtpPort);
  const { child: bare } = await forked('bare', String(smtpPort));
  const bareLoad = async (clients: number) => {
    bare.send({ clients, ms });
    return answerOf<Load & { cpu: number }>(bare);
  };
  let peak = 0;
  const mailerLoad = async (clients: number) => {
    const pool = Array.from({ length: clients }, () => new Client(mailer.port));
    const statuses = new Map<number, number>();
    await order('clear');
    const before = await mailer.usage();
    const load = await closedLoop(clients, ms, async (client) => {
      const { status } = (await pool[client]?.post(randomUUID())) ?? { status: 0 };
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    for (const client of pool) client.close();
    const { rss, cpu } = await mailer.usage();
    peak = Math.max(peak, rss);
    const accepted = await order('count');
    return {
      ...load,
      cpu: (cpu - before.cpu) / load.count,
      isExact: statuses.get(200) === load.count && accepted === load.count,
    };
  };
  await bareLoad(50);
  await mailerLoad(50);

  say();
  say('## How fast');
  say();
  say(
    '| clients | bare nodemailer, mails/s | mailer, requests/s | ratio | CPU a mail, bare | mailer | mailer p50 ms | p99 ms | every request 200 and one mail |',
  );
  say('|---|---|---|---|---|---|---|---|---|');
  for (const clients of [1, 50, 200]) {
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ bare: await bareLoad(clients), own: await mailerLoad(clients) });
    }
    const own = pairs.map((pair) => pair.own);
    say(
      `| ${clients} | ${median(pairs.map((pair) => pair.bare.rate)).toFixed(0)} | ${median(
        own.map(({ rate }) => rate),
      ).toFixed(0)} | ${median(pairs.map((pair) => pair.own.rate / pair.bare.rate)).toFixed(
        2,
      )} | ${median(pairs.map((pair) => pair.bare.cpu)).toFixed(0)} us | ${median(
        own.map(({ cpu }) => cpu),
      ).toFixed(0)} us | ${median(own.map(({ p50 }) => p50)).toFixed(1)} | ${median(
        own.map(({ p99 }) => p99),
      ).toFixed(1)} | ${own.every(({ isExact }) => isExact) ? 'yes' : 'NO'} |`,
    );
  }
  say();
  say(
    `Start-up to ready: ${mailer.startMs.toFixed(0)} ms. Peak memory under load: ${peak.toFixed(0)} MiB.`,
  );
  bare.kill();
  await mailer.stop();
}

async function faults(_say: Say, _smtpPort: number, _order: Order) {}
void quick;

const [, , role, port] = process.argv;
if (role === 'sink') await runSink();
else if (role === 'bare') await runBare(Number(port));
else await measure();
