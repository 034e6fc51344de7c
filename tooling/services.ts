import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A program of this repository that runs as a child process. */
export interface Service {
  /** Resolves to its exit code. Rejects with its last output if it exits before `stop`. */
  readonly ended: Promise<void>;
  /** Asks it to exit, and waits until it has. */
  stop(): Promise<void>;
}

/** A program to run with Node: its file from the project's root, and its settings. */
export interface Program {
  readonly name: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
  /** Whether its output is shown. */
  readonly isShown?: boolean;
}

/** Runs a program of the project's own TypeScript. Its output is buffered for a failure message. */
export function run({ name, file, env, nodeOptions = [], isShown = false }: Program): Service {
  const child = spawn(
    process.execPath,
    ['--conditions=@milepost/source', ...nodeOptions, join(root, file)],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
      if (isShown) process.stdout.write(text);
    });
  }
  return serviceOf(child, () => `${name} ended:\n${output.trim()}`);
}

/**
 * A child process as a service.
 *
 * @param report The message if it exits before `stop`.
 * @param kill Sends a signal to it. @default to the child alone
 */
export function serviceOf(
  child: ChildProcess,
  report: () => string,
  kill: (signal: NodeJS.Signals) => void = (signal) => child.kill(signal),
): Service {
  let isStopped = false;
  const exit = once(child, 'exit');
  const ended = exit.then(() => {
    if (!isStopped) throw new Error(report());
  });
  ended.catch(() => {});
  return {
    ended,
    async stop() {
      isStopped = true;
      kill('SIGTERM');
      const insist = setTimeout(() => kill('SIGKILL'), 5000);
      await exit;
      clearTimeout(insist);
    },
  };
}

/**
 * How long a service may take to answer first, in milliseconds. The first page of `npm run dev` is
 * the slowest.
 */
const startTimeout = 60_000;

/** Waits until `url` answers with success. Fails if the service exits first. */
export async function answers(url: string, service: Service): Promise<void> {
  const asking = (async () => {
    const signal = AbortSignal.timeout(startTimeout);
    while (!signal.aborted) {
      const response = await fetch(url, { signal }).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${url} did not answer within ${startTimeout / 1000} seconds.`);
  })();
  await Promise.race([asking, service.ended]);
}

/** Whether a loopback port is free. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => server.close(resolve));
  return true;
}

/** Returns a number of free loopback ports. */
async function findPorts(count: number): Promise<readonly number[]> {
  // Opens all of them at once: the system might return a closed port again.
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Returns a free loopback port. */
export async function freePort(): Promise<number> {
  const [port = 0] = await findPorts(1);
  return port;
}

/** The ports of the three services. */
export interface Ports {
  readonly site: number;
  readonly mailer: number;
  readonly inbox: number;
  readonly smtp: number;
  readonly metrics: number;
}

/** Free ports for all of them. */
export async function freePorts(): Promise<Ports> {
  const [site = 0, mailer = 0, inbox = 0, smtp = 0, metrics = 0] = await findPorts(5);
  return { site, mailer, inbox, smtp, metrics };
}

/** The settings that connect the three services. */
export function programs(ports: Ports): Record<'inbox' | 'mailer' | 'site', Program> {
  return {
    inbox: {
      name: 'The inbox',
      file: 'apps/mailer/src/inbox/main.ts',
      env: { INBOX_SMTP_PORT: `${ports.smtp}`, INBOX_PORT: `${ports.inbox}` },
    },
    mailer: {
      name: 'The mailer',
      file: 'apps/mailer/src/main.ts',
      // The settings of the mailer's README.
      nodeOptions: ['--min-semi-space-size=8', '--max-semi-space-size=8'],
      env: {
        NODE_ENV: 'development',
        PORT: `${ports.mailer}`,
        METRICS_PORT: `${ports.metrics}`,
        SMTP_PORT: `${ports.smtp}`,
      },
    },
    site: {
      name: 'The site',
      file: 'apps/site/src/server/main.ts',
      env: { PORT: `${ports.site}`, MAILER_URL: `http://127.0.0.1:${ports.mailer}` },
    },
  };
}

/** The address of each service. */
export function addresses(ports: Ports): Record<'inbox' | 'mailer' | 'site', string> {
  return {
    site: `http://127.0.0.1:${ports.site}`,
    mailer: `http://127.0.0.1:${ports.mailer}`,
    inbox: `http://127.0.0.1:${ports.inbox}`,
  };
}

/** The URL of each service that answers with success as soon as it is ready. */
export function readiness(ports: Ports): Record<'inbox' | 'mailer' | 'site', string> {
  const { site, mailer, inbox } = addresses(ports);
  return { site, mailer: `${mailer}/healthz`, inbox: `${inbox}/api/messages` };
}
