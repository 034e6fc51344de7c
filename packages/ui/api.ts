// Writes the kit's public API as text: the exports of each subpath, and the props of each component.
// `node packages/ui/api.ts` rewrites api.txt; with `--released` also api.released.txt, to which the
// next release is compared (part of `npm run version-packages`).
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exportsMap } from './exports.ts';

const at = (name: string) => join(import.meta.dirname, name);

/** Returns a declaration file, followed by those that it re-exports. */
const flatten = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll(
    /^export (?:type )?(?:\{[^}]*\}|\*) from '(\.{1,2}\/[^']+)\.tsx?';$/gm,
    (line, target: string) => `${line}\n${flatten(resolve(path, '..', `${target}.d.ts`))}`,
  );

/** Returns the kit's public API from its declarations, with or without their comments. */
export const publicFace = ({ hasComments = false } = {}): string => {
  const outDir = mkdtempSync(join(tmpdir(), 'milepost-api-'));
  try {
    const project = at('tsconfig.build.json');
    const comments = hasComments ? [] : ['--removeComments'];
    execFileSync('tsc', ['-p', project, '--singleThreaded', ...comments, '--outDir', outDir]);
    const subpaths = Object.entries(exportsMap()).map(([subpath, entry]) =>
      typeof entry === 'object' && 'types' in entry
        ? `## ${subpath}\n${flatten(entry.types.replace('./dist', outDir)).trim()}\n`
        : `## ${subpath}\n`,
    );
    // Props that several components take.
    const shared = ['Field', 'useControl', 'props'].map(
      (name) => `## shared: ${name}\n${flatten(join(outDir, `internal/${name}.d.ts`)).trim()}\n`,
    );
    return [...subpaths, ...shared].join('\n');
  } finally {
    rmSync(outDir, { recursive: true });
  }
};

if (import.meta.main) {
  writeFileSync(at('api.txt'), publicFace());
  if (process.argv.includes('--released')) copyFileSync(at('api.txt'), at('api.released.txt'));
}
