import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../server/dist.ts';
import { settingNames } from './settings.ts';

const repository = join(import.meta.dirname, '../../../..');

/** The sources of the site. `routeTree.gen.ts` is missing because the build itself writes it. */
const sources = [
  'package-lock.json',
  'tooling/vite.ts',
  'apps/site/*.ts',
  'apps/site/{src,public}/**/*',
  'packages/{domain,ui}/{package.json,src/**/*}',
];

/** The file in the build's folder with the hash of the sources that it was built from. */
export const sourcesFile = join(dist, 'sources.txt');

/**
 * A hash of the names and contents of the site's sources, and of the settings of its build. It
 * changes when a file is edited, added or deleted.
 */
export function hashOfSources(root = repository): string {
  const hash = createHash('sha256');
  for (const name of globSync(sources, { cwd: root }).sort()) {
    const file = join(root, name);
    if (name.endsWith('routeTree.gen.ts') || !statSync(file).isFile()) continue;
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  for (const name of settingNames) hash.update(`${name}\0${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}
