import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { budgetOf, headroom } from '../../src/prerender/budgets.ts';

const dist = new URL('../../dist/', import.meta.url);
const policies: Record<string, string> = JSON.parse(
  readFileSync(new URL('policies.json', dist), 'utf8'),
);

/** Brotli bytes of a file of the built site. */
const bytes = (path: string) => statSync(new URL(`public${path}.br`, dist)).size;

for (const path of Object.keys(policies)) {
  test(`${path} loads no more than its budget, and its document comes in one go`, () => {
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const html = readFileSync(new URL(`public${file}`, dist), 'utf8');
    // Drawings have a limit of their own, and nothing waits for them.
    const loaded = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
      .map(([, it = '']) => it)
      .filter((it) => !it.includes('.svg'));
    const scripts = loaded.filter((it) => it.endsWith('.js'));
    const budget = budgetOf(path);
    expect(scripts.length).toBeGreaterThan(1);
    expect(new Set(loaded).size).toBe(loaded.length);
    expect(1 + loaded.length).toBeLessThanOrEqual(budget.requests);
    const script = scripts.map(bytes).reduce((sum, it) => sum + it, 0);
    expect(script).toBeLessThanOrEqual(budget.script * headroom);
    expect(bytes(file)).toBeLessThanOrEqual(budget.document * headroom);
  });
}

test('the drawings of all pages are one file of at most 6 KB', () => {
  const drawings = readdirSync(new URL('public/assets/', dist)).filter((it) => it.endsWith('.svg'));
  expect(drawings).toHaveLength(1);
  expect(bytes(`/assets/${drawings[0]}`)).toBeLessThanOrEqual(6000);
});
