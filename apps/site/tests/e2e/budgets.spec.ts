import { readdirSync, readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budgetOf } from '../../src/prerender/budgets.ts';
import { bothLanguages } from '../words.ts';

const english = new URL('../../dist/', import.meta.url);
const pathsIn = (dist: URL): string[] =>
  Object.keys(JSON.parse(readFileSync(new URL('policies.json', dist), 'utf8')));

/** A draft in both languages, whose Spanish pages are tested. */
const draft = pathToFileURL(`${bothLanguages}/`);
const pages = [
  ...pathsIn(english).map((path) => [path, english] as const),
  ...pathsIn(draft)
    .filter((path) => path.startsWith('/es'))
    .map((path) => [path, draft] as const),
];

/** Brotli bytes of a file of the built site. */
const sizeOf = (path: string, dist: URL) => statSync(new URL(`public${path}.br`, dist)).size;

for (const [path, dist] of pages) {
  const bytes = (file: string) => sizeOf(file, dist);
  test(`${path} is within its budget, and its document fits the first round trip`, () => {
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const html = readFileSync(new URL(`public${file}`, dist), 'utf8');
    // Drawings have their own limit, and nothing waits for them.
    const loaded = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
      .map(([, it = '']) => it)
      .filter((it) => !it.includes('.svg'));
    const scripts = loaded.filter((it) => it.endsWith('.js'));
    const budget = budgetOf(path);
    expect(scripts.length).toBeGreaterThan(1);
    expect(new Set(loaded).size).toBe(loaded.length);
    expect(1 + loaded.length).toBeLessThanOrEqual(budget.requests);
    const script = scripts.map(bytes).reduce((sum, it) => sum + it, 0);
    expect(script).toBeLessThanOrEqual(budget.script);
    expect(bytes(file)).toBeLessThanOrEqual(budget.document);
  });
}

test('the drawings of all pages are one file of at most 14 KB', () => {
  const drawings = readdirSync(new URL('public/assets/', english)).filter((it) =>
    it.endsWith('.svg'),
  );
  expect(drawings).toHaveLength(1);
  expect(sizeOf(`/assets/${drawings[0]}`, english)).toBeLessThanOrEqual(14_000);
});

test('the script that answers the calculator before React is at most 4 KB', () => {
  const html = readFileSync(new URL('public/index.html', english), 'utf8');
  const scripts = html.split('<script>').map((part) => part.split('</script>')[0] ?? '');
  const early = scripts.find((script) => script.includes('earlyCalculator')) ?? '';
  expect(early.length).toBeGreaterThan(1000);
  expect(brotliCompressSync(early).length).toBeLessThanOrEqual(4096);
});
