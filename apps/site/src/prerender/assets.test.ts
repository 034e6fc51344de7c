import { expect, test } from 'vitest';
import { pageAssets } from './assets.ts';

const manifest = {
  'src/client.tsx': { file: 'assets/client.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
  '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
  'src/routes/faq.tsx?tsr-split=component': { file: 'assets/faq.js', imports: ['_deep.js'] },
  'src/routes/dealers/index.tsx?tsr-split=component': { file: 'assets/dealers.js' },
  'src/layout/NotFoundPage.tsx': { file: 'assets/missing.js' },
  'site.css': { file: 'assets/site.css' },
  'font.woff2': { file: 'assets/figtree-latin-wght-normal-a.woff2' },
  'font-ext.woff2': { file: 'assets/figtree-latin-ext-wght-normal-a.woff2' },
};

test('a page loads its screen and all static imports, once', () => {
  expect(pageAssets(manifest, '/faq')).toEqual({
    entry: '/assets/client.js',
    modules: ['/assets/faq.js', '/assets/shared.js', '/assets/deep.js'],
    stylesheets: ['/assets/site.css'],
    fonts: ['/assets/figtree-latin-wght-normal-a.woff2'],
  });
});

test.each([
  ['/dealers', '/assets/dealers.js'],
  ['/404', '/assets/missing.js'],
])('the screen of %s is found by its file', (path, module) => {
  expect(pageAssets(manifest, path).modules).toContain(module);
});

test('a bundle without an entry throws', () => {
  expect(() => pageAssets({}, '/')).toThrow('The browser bundle has no entry.');
});
