import type { Rolldown } from 'vite';

/** Parts so light and so common that they come with the entry rather than in files of their own. */
const everyScreens =
  /ui\/src\/components\/(?:Box|Card|Columns|Grid|Heading|Inline|Link|LinkButton|Section|Stack|Text)\//;

/**
 * How the browser's bundle is cut: the entry with all that every screen stands on in one file; the
 * rules, which wait for the first touch of a form; React Aria apart from the rest, so that no page
 * of text loads it; and what several screens share in few files rather than many.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: (id, bundle) => (everyScreens.test(id) || isOfEntry(id, bundle) ? 'client' : null),
      debugName: 'client',
      priority: 3,
    },
    { name: 'rules', test: /arktype|@ark\//, priority: 2 },
    {
      name: 'aria',
      test: /react-aria|react-stately/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 8_000,
      priority: 1,
    },
  ],
  experimentalInlineCommonChunks: {
    maxSize: 24_000,
    exclude: /react-aria|react-stately|features\/form|features\/controls/,
  },
};

/** Whether the entry reaches a module by static imports alone. */
function isOfEntry(
  id: string,
  bundle: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = bundle.getModuleInfo(id);
  if (module?.isEntry) return true;
  return (module?.importers ?? []).some((importer) => isOfEntry(importer, bundle, seen));
}
