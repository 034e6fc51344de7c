import type { Manifest } from 'vite';
import type { PageAssets } from './document.ts';

/**
 * The files of the browser's bundle that the page at `path` loads: the entry and its screen's chunk
 * with all their static imports, the site's stylesheet and the Latin part of its font.
 */
export function pageAssets(manifest: Manifest, path: string): PageAssets {
  const chunks = Object.entries(manifest);
  const entry = chunks.find(([, chunk]) => chunk.isEntry)?.[0];
  const route = chunks.find(([key]) => screenFiles(path).includes(key.replace(/\?.*/, '')));
  if (!entry) throw new Error('The browser bundle has no entry.');

  const needed = new Set([entry]);
  if (route) needed.add(route[0]);
  for (const key of needed) {
    for (const imported of manifest[key]?.imports ?? []) needed.add(imported);
  }

  const href = (key: string) => `/${manifest[key]?.file}`;
  const files = chunks.map(([, chunk]) => `/${chunk.file}`);
  return {
    entry: href(entry),
    modules: [...needed].filter((key) => key !== entry).map(href),
    stylesheets: files.filter((file) => file.endsWith('.css')),
    fonts: files.filter(
      (file) => /latin-wght-normal-[^/]*\.woff2$/.test(file) && !/-ext-/.test(file),
    ),
  };
}

const screenFiles = (path: string) =>
  path === '/404'
    ? ['src/layout/NotFoundPage.tsx']
    : [`src/routes${path}.tsx`, `src/routes${path.replace(/\/$/, '')}/index.tsx`];
