import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = [
  'package-lock.json',
  'apps/site/*.ts',
  'apps/site/{src,public}/**/*',
  'packages/{domain,ui}/{package.json,src/**/*}',
];

/** Whether the built site is newer than everything it is made of. */
export function isBuilt(): boolean {
  const built = statSync(join(root, 'apps/site/dist/policies.json'), { throwIfNoEntry: false });
  if (!built) return false;
  return globSync(sources, { cwd: root }).every(
    (file) => statSync(join(root, file)).mtimeMs <= built.mtimeMs,
  );
}

/** Builds the site; ends this run where that fails. */
export function buildSite(): void {
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@milepost/source', join(root, 'apps/site/build.ts')],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}
