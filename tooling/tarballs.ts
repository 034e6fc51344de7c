import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const shared = process.env.TARBALLS;

/**
 * Builds a published package and packs it as npm publishes it. If the environment variable
 * `TARBALLS` names a folder with its tarball, that one is used: `npm test` packs once for all its
 * suites.
 *
 * @returns The path of the tarball.
 * @throws Error if the package cannot be built or packed.
 */
export function pack(name: 'domain' | 'ui'): string {
  const folder = shared ?? mkdtempSync(join(tmpdir(), 'milepost-tarballs-'));
  const find = () => readdirSync(folder).find((file) => file.startsWith(`milepost-${name}-`));
  if (!find()) {
    const cwd = join(import.meta.dirname, '../packages', name);
    const args = ['pack', '--pack-destination', folder];
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm pack failed in ${cwd}:\n${stdout}\n${stderr}`);
  }
  return join(folder, find() ?? '');
}

if (import.meta.main) for (const name of ['domain', 'ui'] as const) pack(name);
