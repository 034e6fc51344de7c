import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Builds the dealer portal as whoever installs the packages would, from their tarballs and not from
 * this repository's sources, and serves it on `PORTAL_PORT` (8090).
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

const tarballs = mkdtempSync(join(tmpdir(), 'milepost-portal-'));
for (const name of ['domain', 'ui']) {
  const folder = join(app, 'node_modules/@milepost', name);
  mkdirSync(folder, { recursive: true });
  run(join(root, 'packages', name), 'npm', 'pack', '--silent', '--pack-destination', tarballs);
  const tarball = readdirSync(tarballs).find((file) => file.startsWith(`milepost-${name}-`)) ?? '';
  run(folder, 'tar', '-xzf', join(tarballs, tarball), '--strip-components=1');
}
rmSync(tarballs, { recursive: true });

run(app, 'npm', 'run', 'build', '--silent');
console.log(`\n  Dealer portal  http://127.0.0.1:${port}\n\n  Ctrl-C ends it.\n`);
run(app, 'vite', 'preview', '--host', '127.0.0.1', '--port', port, '--strictPort');

/** Runs a tool to its end; one that fails ends this run. */
function run(folder: string, command: string, ...args: readonly string[]): void {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(':');
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path },
  });
  if (status !== 0) process.exit(status ?? 1);
}
