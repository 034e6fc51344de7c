import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashOfSources } from './sources.ts';

test('the hash of the sources changes with their contents and when one is deleted, not with their dates', () => {
  const root = mkdtempSync(join(tmpdir(), 'milepost-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const routes = join(root, 'apps/site/src/routes');
  mkdirSync(routes, { recursive: true });
  const faq = join(routes, 'faq.tsx');
  writeFileSync(faq, 'one');
  writeFileSync(join(routes, 'terms.tsx'), 'terms');
  const first = hashOfSources(root);
  utimesSync(faq, 1, 1);
  expect(hashOfSources(root)).toBe(first);
  writeFileSync(faq, 'two');
  const edited = hashOfSources(root);
  expect(edited).not.toBe(first);
  rmSync(faq);
  expect(new Set([first, edited, hashOfSources(root)]).size).toBe(3);
});

test('the hash of the sources changes with a setting of the build', () => {
  const root = mkdtempSync(join(tmpdir(), 'milepost-sources-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
    vi.unstubAllEnvs();
  });
  const first = hashOfSources(root);
  vi.stubEnv('PAYMENT_OUTCOME', 'off');
  expect(hashOfSources(root)).not.toBe(first);
});
