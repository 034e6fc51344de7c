/**
 * Measures the mailer with all its protections against a bare pooled nodemailer with the same SMTP
 * server, and prints the results as Markdown. `--write` saves them in docs/bench-mailer.md too.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendEmailPath } from '@milepost/domain/mail';
import nodemailer from 'nodemailer';
import { generateKey } from 'openpgp';
import { type Behavior, createFaultySmtp } from './tests/faulty-smtp.ts';

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
const mailBody = JSON.stringify(mail);
const connections = 10;

/* The SMTP server and the bare nodemailer run in separate processes, as forks of this file. */

type SinkOrder = { behave: Behavior } | 'ids' | 'clear' | 'away' | 'back';

/** Answers every message with the Message-IDs accepted so far, or only their number. */
async function runSink(mailsPerConnection?: number) {
  const sink = await createFaultySmtp({
    keepsMessages: false,
    ...(mailsPerConnection && { mailsPerConnection }),
  });
  process.on('message', async (order: SinkOrder) => {
    if (order === 'clear') sink.accepted.length = 0;
    else if (order === 'away') await sink.away();
    else if (order === 'back') await sink.back();
    else if (order !== 'ids') {
      sink.behave(order.behave);
      sink.dropAll();
    }
    process.send?.(sink.accepted.map(({ messageId }) => messageId));
  });
  process.send?.(sink.port);
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

/** Runs `clients` concurrent callers for `ms` and returns calls a second and quantiles in ms. */
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

/* A light HTTP client: one keep-alive connection, one call at a time. */

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
  post(key: string, body = mailBody): Promise<Answer> {
    return new Promise((resolve) => {
      const start = performance.now();
      this.#onAnswer = (status) => resolve({ status, ms: performance.now() - start });
      const socket = this.#connected();
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

/* The mailer in its own process. */

interface RunningMailer {
  readonly port: number;
  readonly startMs: number;
  /** Memory in MiB and processor time in microseconds since the start. */
  readonly usage: () => Promise<{ readonly rss: number; readonly cpu: number }>;
  readonly stop: () => Promise<void>;
}

const limitsOff = {
  RATE_LIMIT_CLIENT: '1000000',
  RATE_LIMIT_CLIENT_DAY: '10000000',
  RATE_LIMIT_TOTAL: '100000000',
  RATE_LIMIT_CALLS: '100000000',
};
const quick = { HAND_OVER_MS: '2000', ANSWER_MS: '3000', REPLY_MS: '5000' };

/** Starts the mailer as its README does. */
const flags = [
  '--conditions=@milepost/source',
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
];

async function startMailer(smtpPort: number, env: Record<string, string> = {}) {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [...flags, new URL('src/main.ts', import.meta.url).pathname],
    {
      env: {
        ...{ PATH: process.env.PATH, PORT: '0', METRICS_PORT: '0', SMTP_PORT: String(smtpPort) },
        NODE_ENV: 'development',
        ...limitsOff,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ports = await new Promise<{ port: number; metrics: string }>((resolve, reject) => {
    let text = '';
    const onText = (chunk: Buffer) => {
      text += chunk;
      const port = /"url":"http:\/\/[^:]+:(\d+)/.exec(text)?.[1];
      const metrics = /"metrics":"([^"]+)"/.exec(text)?.[1];
      if (!port || !metrics) return;
      // Discards the log from here on, so that reading it does not slow the load.
      child.stdout.off('data', onText).resume();
      resolve({ port: Number(port), metrics });
    };
    child.stdout.on('data', onText);
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

/* The measurements. */

async function measure() {
  const report: string[] = [];
  const say = (line = '') => {
    console.log(line);
    report.push(line);
  };
  const { child: sink, first: smtpPort } = await forked<number>('sink');
  const order = orderOf(sink);
  const isQuick = process.argv.includes('--quick');

  say('# The mailer, measured');
  say();
  say(
    `Every protection is on. Node ${process.versions.node} on ${availableParallelism()} cores, which the load, the mailer and the SMTP server share, one process each, and whatever else the machine does: only ratios within one run carry weight, and where the machine is busy the processor time a mail is the steadier one. \`npm run bench\` repeats it.`,
  );
  await throughput(say, smtpPort, order, isQuick ? 1 : 5, isQuick ? 1_000 : 1_500);
  await flakes(say, isQuick ? 200 : 2_000);
  await faults(say, smtpPort, order, isQuick ? faultModes.slice(0, 4) : faultModes);
  await crowd(say, smtpPort, order, isQuick ? 1_000 : 4_000);
  sink.kill();
  if (process.argv.includes('--write')) {
    const folder = new URL('../../docs/', import.meta.url);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL('bench-mailer.md', folder), `${report.join('\n')}\n`);
  }
}

type Say = (line?: string) => void;
type Order = (message: SinkOrder) => Promise<string[]>;

const orderOf = (sink: ChildProcess): Order => {
  return (message) => {
    sink.send(message);
    return answerOf<string[]>(sink);
  };
};

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function throughput(say: Say, smtpPort: number, order: Order, rounds: number, ms: number) {
  const { child: bare } = await forked('bare', String(smtpPort));
  const bareLoad = async (clients: number) => {
    bare.send({ clients, ms });
    return answerOf<Load & { cpu: number }>(bare);
  };
  await bareLoad(50);
  say();
  say('## How fast');
  say();
  say(
    '| mail | clients | bare nodemailer, mails/s | mailer, requests/s | ratio | CPU a mail, bare | mailer | p99 ms, bare | mailer | ratio | every request 200 and one mail |',
  );
  say('|---|---|---|---|---|---|---|---|---|---|---|');
  const usages = [];
  for (const { what, env, crowds } of await protections()) {
    const mailer = await startMailer(smtpPort, env);
    const loadMailer = loadOf(mailer, ms, order);
    await loadMailer(50);
    let peak = 0;
    for (const clients of crowds) {
      const pairs: Pair[] = [];
      for (let round = 0; round < rounds; round += 1) {
        pairs.push({ bare: await bareLoad(clients), own: await loadMailer(clients) });
      }
      peak = Math.max(peak, ...pairs.map(({ own }) => own.rss));
      const middle = (of: (pair: Pair) => number) => median(pairs.map(of));
      const cells = [
        what,
        clients,
        middle(({ bare }) => bare.rate).toFixed(0),
        middle(({ own }) => own.rate).toFixed(0),
        middle(({ bare, own }) => own.rate / bare.rate).toFixed(2),
        `${middle(({ bare }) => bare.cpu).toFixed(0)} µs`,
        `${middle(({ own }) => own.cpu).toFixed(0)} µs`,
        middle(({ bare }) => bare.p99).toFixed(1),
        middle(({ own }) => own.p99).toFixed(1),
        middle(({ bare, own }) => own.p99 / bare.p99).toFixed(1),
        pairs.every(({ own }) => own.isExact) ? 'yes' : 'NO',
      ];
      say(`| ${cells.join(' | ')} |`);
    }
    usages.push(`${what}: ${mailer.startMs.toFixed(0)} ms and ${peak.toFixed(0)} MiB`);
    await mailer.stop();
  }
  say();
  say(`Time from the start to ready, and most memory under load: ${usages.join('; ')}.`);
  bare.kill();
}

/** The mailer without keys, which does what bare nodemailer does, and with each key that a lender adds. */
async function protections() {
  const folder = mkdtempSync(join(tmpdir(), 'mailer-bench-'));
  const keyFiles = async (email: string) => {
    const { publicKey, privateKey } = await generateKey({ userIDs: [{ email }] });
    const files = { public: join(folder, `${email}.pub`), private: join(folder, `${email}.key`) };
    writeFileSync(files.public, publicKey);
    writeFileSync(files.private, privateKey);
    return files;
  };
  const staff = { PGP_PUBLIC_KEY_FILE: (await keyFiles('staff@milepost.example')).public };
  const website = { PGP_SIGNING_KEY_FILE: (await keyFiles('website@milepost.example')).private };
  return [
    { what: 'as it is', env: {}, crowds: [1, 50, 200] },
    { what: 'encrypted', env: staff, crowds: [50, 200] },
    { what: 'signed and encrypted', env: { ...staff, ...website }, crowds: [50, 200] },
  ];
}

interface Pair {
  readonly bare: Load & { readonly cpu: number };
  readonly own: Awaited<ReturnType<ReturnType<typeof loadOf>>>;
}

/** Keeps a number of clients calling the mailer. Their connections stay open, as those of a proxy do. */
function loadOf(mailer: RunningMailer, ms: number, order: Order) {
  const pool: Client[] = [];
  return async (clients: number) => {
    while (pool.length < clients) pool.push(new Client(mailer.port));
    const statuses = new Map<number, number>();
    await order('clear');
    const before = await mailer.usage();
    const load = await closedLoop(clients, ms, async (client) => {
      const { status } = (await pool[client]?.post(randomUUID())) ?? { status: 0 };
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    const { rss, cpu } = await mailer.usage();
    const accepted = (await order('ids')).length;
    return {
      ...load,
      rss,
      cpu: (cpu - before.cpu) / load.count,
      isExact: statuses.get(200) === load.count && accepted === load.count,
    };
  };
}

async function flakes(say: Say, calls: number) {
  const { child: sink, first: smtpPort } = await forked<number>('sink', '1');
  const order = orderOf(sink);
  const mailer = await startMailer(smtpPort);
  await order({ behave: { at: 'ehlo', does: 'drop', share: 0.3 } });
  const { answers } = await volley(mailer.port, calls, 20);
  const ids = await order('ids');
  await order({ behave: {} });
  const ok = answers.filter(({ status }) => status === 200).length;
  say();
  say('## A server that drops 30% of its connections');
  say();
  say(
    `${ok} of ${answers.length} requests (${((100 * ok) / answers.length).toFixed(2)}%) ended in 200, ${ids.length} mails, ${
      ids.length - new Set(ids).size
    } of them twice. A connection for each mail.`,
  );
  await mailer.stop();
  sink.kill();
}

/** Sends `count` calls from several clients and returns the keys. */
async function volley(port: number, count: number, clients: number, body?: string) {
  const keys = Array.from({ length: count }, () => randomUUID());
  const answers: (Answer & { key: string })[] = [];
  const queue = [...keys];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client(port);
      for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
        answers.push({ ...(await client.post(key, body)), key });
      }
      client.close();
    }),
  );
  return { answers };
}

const faultModes: readonly [what: string, Behavior | 'away'][] = [
  ['none', {}],
  ['100 ms before each reply', { slowMs: 100 }],
  ['away', 'away'],
  ['greets with 421', { at: 'greeting', does: '421 Busy' }],
  ['drops before the greeting', { at: 'greeting', does: 'drop' }],
  ['hangs at the greeting', { at: 'greeting', does: 'hang' }],
  ['450 for the recipient (greylisting)', { at: 'rcpt', does: '450 Later' }],
  ['550 for the recipient', { at: 'rcpt', does: '550 No' }],
  ['hangs at DATA', { at: 'data', does: 'hang' }],
  ['drops in mid-message', { at: 'body', does: 'drop' }],
  ['451 after the message', { at: 'dot', does: '451 Later' }],
  ['554 after the message', { at: 'dot', does: '554 No' }],
  ['drops after the last dot', { at: 'dot', does: 'drop' }],
  ['hangs after the last dot', { at: 'dot', does: 'hang' }],
  ['a byte every 300 ms', { trickleMs: 300 }],
];

async function faults(say: Say, smtpPort: number, order: Order, modes: typeof faultModes) {
  const mailer = await startMailer(smtpPort, quick);
  const count = 40;
  say();
  say('## Faults of the SMTP server');
  say();
  say(
    `${count} requests over 20 clients in each; hand-over within ${quick.HAND_OVER_MS} ms, answer within ${quick.ANSWER_MS} ms. "Back" is the time from the fault's end to the first 200. Then every key that did not get 200 is asked again.`,
  );
  say();
  say(
    '| fault | answers | slowest, ms | accepted | back, ms | after asking again: 200 | mails by Message-ID |',
  );
  say('|---|---|---|---|---|---|---|');
  const answerBy = Number(quick.ANSWER_MS) + 100;
  let late = 0;
  let longestBack = 0;
  for (const [what, behavior] of modes) {
    await order('clear');
    await order(behavior === 'away' ? 'away' : { behave: behavior });
    const { answers } = await volley(mailer.port, count, 20);
    const accepted = new Set(await order('ids'));

    await order(behavior === 'away' ? 'back' : { behave: {} });
    const end = performance.now();
    const probe = new Client(mailer.port);
    const probeKey = randomUUID();
    while ((await probe.post(probeKey)).status !== 200) await pause(5);
    const back = performance.now() - end;
    longestBack = Math.max(longestBack, back);
    late += answers.filter(({ ms }) => ms > answerBy).length;

    let sent = answers.filter(({ status }) => status === 200).length;
    await Promise.all(
      answers
        .filter(({ status }) => status !== 200)
        .map(async ({ key }) => {
          const client = new Client(mailer.port);
          let status = 409;
          while (status === 409) {
            await pause(50);
            ({ status } = await client.post(key));
          }
          client.close();
          if (status === 200) sent += 1;
        }),
    );
    probe.close();
    const mails = new Set(await order('ids')).size - 1;
    const counts = Map.groupBy(answers, ({ status }) => status);
    say(
      `| ${what} | ${[...counts].map(([status, list]) => `${list.length} × ${status}`).join(', ')} | ${Math.max(
        ...answers.map(({ ms }) => ms),
      ).toFixed(0)} | ${accepted.size} | ${back.toFixed(0)} | ${sent} | ${mails} |`,
    );
  }
  say();
  say(
    `${late} answers came later than ${answerBy} ms, the deadline and 100 ms. Back after ${longestBack.toFixed(0)} ms at most.`,
  );
  await mailer.stop();
}

async function crowd(say: Say, smtpPort: number, order: Order, calls: number) {
  const mailer = await startMailer(smtpPort, { ...quick, MAX_CONNECTIONS: '5000' });
  await volley(mailer.port, 5_000, 50);
  const { rss: before } = await mailer.usage();
  await order({ behave: { at: 'data', does: 'hang' } });
  let most = before;
  let isOver = false;
  const watch = (async () => {
    while (!isOver) {
      most = Math.max(most, (await mailer.usage()).rss);
      await pause(50);
    }
  })();
  const large = JSON.stringify({ ...mail, html: `<p>${'a word '.repeat(2_900)}</p>` });
  const { answers } = await volley(mailer.port, calls, calls, large);
  isOver = true;
  await watch;
  await order({ behave: {} });
  const end = performance.now();
  const probe = new Client(mailer.port);
  while ((await probe.post(randomUUID())).status !== 200) await pause(5);
  const back = performance.now() - end;
  probe.close();
  const counts = Map.groupBy(answers, ({ status }) => status);
  say();
  say(`## ${calls.toLocaleString('en-US')} requests of 20 kB at once while the SMTP server hangs`);
  say();
  say(
    `${[...counts].map(([status, list]) => `${list.length} × ${status}`).join(', ')}. Memory grew from ${before.toFixed(
      0,
    )} to ${most.toFixed(0)} MiB, by ${(most - before).toFixed(0)}. Back ${back.toFixed(0)} ms after the server was.`,
  );
  await mailer.stop();
}

const [, , role, argument] = process.argv;
if (role === 'sink') await runSink(Number(argument));
else if (role === 'bare') await runBare(Number(argument));
else await measure();
