// Finds the components that each app uses, and the tokens that each component uses. The app's tests run
// the components in its browsers.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

const importedIn = (folder: string) => {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const names = sources.flatMap((source) => source.match(/(?<='@milepost\/ui\/)[A-Z]\w+/g) ?? []);
  return [...new Set(names)].sort();
};

const folders = {
  site: 'apps/site/src',
  portal: 'examples/dealer-portal/src',
  forms: 'packages/ui/fixture/src',
} as const;

/** The names of the components that each app imports. */
export type UsedBy = Readonly<Record<keyof typeof folders, readonly string[]>>;

/** The components that each app imports. */
export const usedBy = () =>
  Object.fromEntries(Object.entries(folders).map(([app, folder]) => [app, importedIn(folder)]));

const source = join(root, 'packages/ui/src');

/** The tokens in a file and in the kit's shared modules that it imports, as `color.text`. */
function tokensIn(file: string, known = new Set<string>()): string[] {
  if (known.has(file) || !existsSync(file)) return [];
  known.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/\bvars\.(\w+)\.(\w+)/g)].map(
    ([, group, name]) => `${group}.${name}`,
  );
  // Types have no styles.
  const shared = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']*)'/gms)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => path.startsWith(join(source, 'internal')));
  return [...own, ...shared.flatMap((path) => tokensIn(path, known))];
}

/** The components that use each token in their own styles or in those that they share. */
export type TokensUsedBy = Readonly<Record<string, readonly string[]>>;

/** The components that use each token. */
export function tokensUsedBy(): TokensUsedBy {
  const users: Record<string, string[]> = {};
  for (const component of readdirSync(join(source, 'components'))) {
    const files = globSync(`components/${component}/*.{css.ts,tsx}`, { cwd: source });
    const tokens = files
      .filter((file) => !/\.(?:stories|docs|test)\./.test(file))
      .flatMap((file) => tokensIn(join(source, file)));
    for (const token of new Set(tokens)) {
      users[token] ??= [];
      users[token].push(component);
    }
  }
  return users;
}
