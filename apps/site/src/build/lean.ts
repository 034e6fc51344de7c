import type { Plugin } from 'vite';

/** Modules of others that the browser's bundle gets in a smaller form, and what they become. */
const replacements: readonly (readonly [id: RegExp, code: string])[] = [
  // Only `route.Link` asks for it; our links are plain anchors (shell/navigation.ts).
  [
    /@tanstack\/react-router\/dist\/esm\/link\.js$/,
    'export const Link = null, createLink = null, linkOptions = null, useLinkProps = null;',
  ],
  // Every React that we run has the hook that this stands in for.
  [/use-sync-external-store\/shim\/index\.js$/, "export { useSyncExternalStore } from 'react';"],
  // Fetches a chunk's imports beside it; our pages name them in their head, and links on intent.
  [/vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
];

/**
 * Keeps out of the browser's bundle what nothing of ours calls, about 3 KB a page. A replacement
 * that no longer finds its module fails the build, so that an update can't leave it behind.
 */
export function lean(): Plugin {
  const unused = new Set(replacements);
  return {
    name: 'milepost-lean',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const replacement = replacements.find(([pattern]) => pattern.test(id));
      if (!replacement) return null;
      unused.delete(replacement);
      return replacement[1];
    },
    buildEnd(error) {
      const [first] = unused;
      if (first && !error) this.error(`No module matches ${first[0]} any more.`);
    },
  };
}

/**
 * Arktype asks by `new Function` whether it may compile its rules. Our pages' policy forbids that,
 * and browsers report the attempt on the console, so the answer is given when the site is built.
 */
export function arktypeWithoutEval(): Plugin {
  const question = 'return new Function("return false")();';
  return {
    name: 'milepost-arktype-without-eval',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /@ark\/util\/out\/functions\.js/ },
      handler(code) {
        if (!code.includes(question)) {
          this.error(
            '@ark/util no longer asks for eval in the known way: see whether it still asks.',
          );
        }
        return { code: code.replace(question, 'return true;'), map: null };
      },
    },
  };
}
