import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answers, freePort, type Service, serviceOf } from '../../tooling/services.ts';

const run = promisify(execFile);
const examples = join(import.meta.dirname, '..');

/** An app that is built and served. */
export interface ServedApp {
  /** Without a slash at the end. */
  readonly address: string;
  readonly service: Service;
}

async function execute(cwd: string, command: string, ...args: readonly string[]) {
  const env = { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' };
  await run(command, args, { cwd, env, maxBuffer: 2 ** 26 }).catch(
    ({ message, stdout, stderr }) => {
      throw new Error(`${message}\n${stdout}\n${stderr}`);
    },
  );
}

/** Starts a server by a script of npm, and waits until it answers. */
async function serve(cwd: string, script: string): Promise<ServedApp> {
  const port = `${await freePort()}`;
  const server = spawn('npm', ['run', script, '--silent'], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  // The server is the child of `npm run`. They have their own process group.
  const service = serviceOf(
    server,
    () => `npm run ${script} ended in ${cwd}.`,
    (signal) => server.pid && process.kill(-server.pid, signal),
  );
  const address = `http://127.0.0.1:${port}`;
  await answers(address, service);
  return { address, service };
}

/** Installs an example with the packed kit in a folder, builds it as its users would, and serves it. */
export async function serveExample(
  name: 'next' | 'react-router',
  folder: string,
  kit: string,
): Promise<ServedApp> {
  const app = join(folder, name);
  await cp(join(examples, name), app, { recursive: true });
  await cp(join(examples, 'shared'), join(app, 'shared'), { recursive: true });
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--include=dev'];
  await execute(app, 'npm', 'ci', ...quiet);
  await execute(app, 'npm', 'install', '--no-save', ...quiet, kit);
  await execute(app, 'npm', 'run', 'build');
  return serve(app, 'start');
}

/** Builds the same screens with Vite, from the packed kit and the repository's other packages. */
export async function serveWithVite(kit: string): Promise<ServedApp> {
  const source = join(examples, 'tests/vite');
  const app = join(source, 'dist');
  await rm(app, { recursive: true, force: true });
  const packed = join(app, 'node_modules/@milepost/ui');
  await mkdir(packed, { recursive: true });
  for (const file of ['index.html', 'main.tsx', 'package.json']) {
    await cp(join(source, file), join(app, file));
  }
  await cp(join(examples, 'shared'), join(app, 'shared'), { recursive: true });
  await execute(packed, 'tar', '-xzf', kit, '--strip-components=1');
  await execute(app, 'npm', 'run', 'build');
  return serve(app, 'start');
}
