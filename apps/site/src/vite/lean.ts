import postcss from 'postcss';
import discardDuplicates from 'postcss-discard-duplicates';
import type { Plugin } from 'vite';

/** Modules of others that the browser's bundle gets in a smaller form, and what they become. */
const replacements: readonly (readonly [id: RegExp, code: string])[] = [
  // Only `route.Link` asks for it; our links are plain anchors (frame/navigation.ts).
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

/**
 * Has a component's variants merged by `Object.assign`, a hundred times a page. The helper that
 * recipes bring along stands in for it in browsers of long ago, and is slow.
 */
export function recipesWithoutHelper(): Plugin {
  const helper = /function toPrimitive\(.*(?=function mapValues\()/s;
  return {
    name: 'milepost-recipes-without-helper',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /@vanilla-extract\/recipes\/dist\/createRuntimeFn-[^/]*\.esm\.js$/ },
      handler(code) {
        const lean = code.replace(helper, 'const _objectSpread2 = Object.assign;\n');
        if (lean === code) this.error('Recipes no longer bring the helper in the known form.');
        return { code: lean, map: null };
      },
    },
  };
}

/** Leaves the pages' descriptions to the server: a browser reads them from the served page. */
export function withoutDescriptions(): Plugin {
  const description = /^\s+description:\s*(?:`[^`]*`|'(?:[^'\\]|\\.)*'),$/gm;
  return {
    name: 'milepost-without-descriptions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /domain\/src\/content\/pages\.ts$/ },
      handler(code) {
        const lean = code.replace(description, '');
        if (lean === code) this.error('No page has a description of the known form any more.');
        return { code: lean, map: null };
      },
    },
  };
}

/** Says each style once: a part that is copied into several screens brings its own along each time. */
export function stylesOnce(): Plugin {
  return {
    name: 'milepost-styles-once',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        const { css } = await postcss([discardDuplicates()]).process(String(asset.source), {
          from: undefined,
        });
        asset.source = css;
      }
    },
  };
}
