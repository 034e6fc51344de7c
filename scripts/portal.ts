import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pack } from '../tooling/tarballs.ts';

/**
 * Builds the dealer portal from the packages' tarballs, as their users would, instead of this
 * repository's sources, and serves it with its API on `PORTAL_PORT` (8090). Both find all other
 * packages in the repository's `node_modules`, above their folder.
 */
const root = join(import.meta.dirname, '..');
const example = join(root, 'examples/dealer-portal');
const app = join(example, 'dist');

rmSync(app, { recursive: true, force: true });
mkdirSync(app);
for (const folder of ['src', 'server']) {
  cpSync(join(example, folder), join(app, folder), { recursive: true });
}
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
// Brotli at its best level takes too long for an answer, so it is done once.
for (const file of globSync(join(app, 'dist/assets/*.{css,js}'))) {
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
run(app, 'npm', 'run', 'start', '--silent');

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
