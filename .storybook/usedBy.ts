// Finds the components that each app uses. The app's tests run them in its browsers.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
