import { existsSync, readFileSync } from 'node:fs';
import type { Indexer } from 'storybook/internal/types';

/** The names in a component's docs data, or in the parameters of its stories. */
function otherNames(storiesFile: string): string[] {
  const base = storiesFile.replace('.stories.tsx', '');
  for (const file of [`${base}.docs.ts`, `${base}.docs.tsx`, storiesFile]) {
    const [, list] =
      (existsSync(file) && /alsoCalled: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))) || [];
    if (list) return [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  }
  return [];
}

/** Adds a component's names in other systems to the name of its first story: search reads names only. */
export const withOtherNames = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const stories = await indexer.createIndex(file, options);
      const names = otherNames(file);
      const [first, ...rest] = stories;
      if (first && names.length > 0) {
        return [{ ...first, name: `${first.name} · ${names.join(', ')}` }, ...rest];
      }
      return stories;
    },
  }));
