import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Conditions {
  readonly '@milepost/source': string;
}
const { exports }: { exports: Record<string, string | Conditions | null> } = JSON.parse(
  readFileSync(`${root}/package.json`, 'utf8'),
);
/** The key of `exports` that Node chooses for a subpath: the exact one, or the longest pattern. */
const keyOf = (subpath: string): string | undefined =>
  subpath in exports
    ? subpath
    : Object.keys(exports)
        .filter((key) => {
          const [before = '', after] = key.split('*');
          return after !== undefined && subpath.startsWith(before) && subpath.endsWith(after);
        })
        .toSorted(
          (one, other) => other.indexOf('*') - one.indexOf('*') || other.length - one.length,
        )
        .at(0);

/** The source file of every module that the package exports, by its subpath (`forms/payoff`). */
export const entries: ReadonlyMap<string, string> = new Map(
  Object.entries(exports).flatMap(([key, target]) => {
    if (target === null || typeof target === 'string') return [];
    const pattern = target['@milepost/source'];
    const [before = '', after = ''] = pattern.split('*');
    return globSync(pattern.replace('*', '**/*'), { cwd: root })
      .map((file) => {
        const star = `./${file}`.slice(before.length, -after.length || undefined);
        return [key.replace('*', star), root + file] as const;
      })
      .filter(([subpath]) => keyOf(subpath) === key && !subpath.endsWith('/index'))
      .map(([subpath, file]) => [subpath.slice(2), file] as const);
  }),
);

/**
 * The result of bundling everything that a module exports: its code, and the files it comes from.
 */
export interface Bundle {
  readonly code: string;
  /** The package's own files below `src`, and the names of packages. */
  readonly modules: readonly string[];
}

/** Bundles one module of the package for browsers, minified, without code that it loads later. */
export async function bundle(subpath: string, external: readonly string[] = []): Promise<Bundle> {
  const entry = entries.get(subpath);
  if (entry === undefined) throw new RangeError(`no module ${subpath}`);
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { conditions: ['@milepost/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'bundle' },
      rolldownOptions: { external: [...external] },
    },
  });
  const all = (outputs as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .filter((output) => output.type === 'chunk');
  const atOnce = ({ fileName, imports }: { fileName: string; imports: string[] }): string[] => [
    fileName,
    ...all.filter((chunk) => imports.includes(chunk.fileName)).flatMap(atOnce),
  ];
  const needed = new Set(all.filter(({ isEntry }) => isEntry).flatMap(atOnce));
  const chunks = all.filter(({ fileName }) => needed.has(fileName));
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
