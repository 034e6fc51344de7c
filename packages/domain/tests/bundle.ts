import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Conditions {
  readonly '@milepost/source': string;
}
const { exports }: { exports: Record<string, string | Conditions> } = JSON.parse(
  readFileSync(`${root}/package.json`, 'utf8'),
);

/** The source file of every module that the package exports, by its subpath (`forms/payoff`). */
export const entries: ReadonlyMap<string, string> = new Map(
  Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string'
      ? []
      : [[subpath.slice(2), root + target['@milepost/source'].slice(2)]],
  ),
);

/** What a page ships that uses everything of one module: its code, and the files it comes from. */
export interface Bundle {
  readonly code: string;
  /** Files of ours below `src`, and the names of packages. */
  readonly modules: readonly string[];
}

/** Bundles one module of the package for browsers, minified. */
export async function bundle(subpath: string, external: readonly string[] = []): Promise<Bundle> {
  const entry = entries.get(subpath);
  if (entry === undefined) throw new RangeError(`no module ${subpath}`);
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'bundle' },
      rolldownOptions: { external: [...external] },
    },
  });
  const chunks = (outputs as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .filter((output) => output.type === 'chunk');
  const files = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([file, { renderedLength }]) =>
      renderedLength === 0 ? [] : [file],
    ),
  );
  return {
    code: chunks.map(({ code }) => code).join(''),
    modules: [
      ...new Set(
        files.map(
          (file) =>
            /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file.replace(`${root}src/`, ''),
        ),
      ),
    ].sort(),
  };
}
