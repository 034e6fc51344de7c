import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfSources, sourcesFile } from '../apps/site/src/prerender/sources.ts';

/** Whether the built site matches the current sources. */
export const isBuilt = (): boolean =>
  existsSync(sourcesFile) && readFileSync(sourcesFile, 'utf8') === hashOfSources();

/** Builds the site. Exits if that fails. */
export function buildSite(): void {
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@milepost/source', join(import.meta.dirname, '../apps/site/build.ts')],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(status ?? 1);
}
