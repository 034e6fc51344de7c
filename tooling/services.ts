import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A program of ours that runs beside this one. */
export interface Service {
  /** Ends with its exit code, or rejects with what it last said if it ends before it is stopped. */
  readonly ended: Promise<void>;
  /** Asks it to end and waits until it has. */
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

/** Runs a program of the project's own TypeScript; what it prints is kept for when it fails. */
export function run({ name, file, env, nodeOptions = [], isShown = false }: Program): Service {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=@milepost/source', ...nodeOptions, join(root, file)],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (isShown) process.stdout.write(text);
    });
  }
  let isStopped = false;
  const exit = once(child, 'exit');
  const ended = exit.then(() => {
    if (!isStopped) throw new Error(`${name} ended:\n${said.trim()}`);
  });
  ended.catch(() => {});
  return {
    ended,
    async stop() {
      isStopped = true;
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), 5000);
      await exit;
      clearTimeout(insist);
    },
  };
}

/** How long a service may take to its first answer, in milliseconds: the first page of `npm run dev` is the slowest. */
const patience = 60_000;

/** Waits until `url` answers with a success, or fails with the service that ended first. */
export async function answers(url: string, service: Service): Promise<void> {
  const asking = (async () => {
    const signal = AbortSignal.timeout(patience);
    while (!signal.aborted) {
      const response = await fetch(url, { signal }).catch(() => undefined);
      await response?.body?.cancel();
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${url} did not answer within ${patience / 1000} seconds.`);
  })();
  await Promise.race([asking, service.ended]);
}

/** Whether nothing listens on a loopback port yet. */
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

/** As many loopback ports as asked for, each of which the system says is free. */
async function findPorts(count: number): Promise<readonly number[]> {
  // All at once: one that is given back might be given out again.
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** A loopback port that the system says is free. */
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

/** The settings that make the three services find one another. */
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
      // As its README runs it.
      nodeOptions: ['--max-semi-space-size=8'],
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

/** Where each service is reached. */
export function addresses(ports: Ports): Record<'inbox' | 'mailer' | 'site', string> {
  return {
    site: `http://127.0.0.1:${ports.site}`,
    mailer: `http://127.0.0.1:${ports.mailer}`,
    inbox: `http://127.0.0.1:${ports.inbox}`,
  };
}

/** What each service answers with a success as soon as it is ready. */
export function readiness(ports: Ports): Record<'inbox' | 'mailer' | 'site', string> {
  const { site, mailer, inbox } = addresses(ports);
  return { site, mailer: `${mailer}/healthz`, inbox: `${inbox}/api/messages` };
}
