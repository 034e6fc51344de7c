import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../tooling/tarballs.ts';

/**
 * Builds the dealer portal from the packages' tarballs, as their users would, instead of this
 * repository's sources, and serves it on `PORTAL_PORT` (8090).
 */
const root = join(import.meta.dirname, '..');
const example = join(root, 'examples/dealer-portal');
const app = join(example, 'dist');
const port = process.env.PORTAL_PORT ?? '8090';

rmSync(app, { recursive: true, force: true });
mkdirSync(app);
cpSync(join(example, 'src'), join(app, 'src'), { recursive: true });
for (const file of ['index.html', 'package.json', 'vite.config.ts']) {
  cpSync(join(example, file), join(app, file));
}
cpSync(join(example, 'tsconfig.packed.json'), join(app, 'tsconfig.json'));

for (const name of ['domain', 'ui'] as const) {
  const folder = join(app, 'node_modules/@milepost', name);
  mkdirSync(folder, { recursive: true });
  run(folder, 'tar', '-xzf', pack(name), '--strip-components=1');
}

run(app, 'npm', 'run', 'build', '--silent');
console.log(`\n  Dealer portal  http://127.0.0.1:${port}\n\n  Press Ctrl-C to stop it.\n`);
run(app, 'vite', 'preview', '--host', '127.0.0.1', '--port', port, '--strictPort');

/** Runs a tool to its end. Exits if it fails. */
function run(folder: string, command: string, ...args: readonly string[]): void {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(':');
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
  });
  if (status !== 0) process.exit(status ?? 1);
}
