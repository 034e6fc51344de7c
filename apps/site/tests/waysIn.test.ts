import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingTests } from '../../../tooling/openacr.ts';
import { proofs, waysInMarkdown } from '../waysIn.ts';

test('each way in names tests that exist', () => {
  expect(missingTests(proofs)).toEqual([]);
});

test('docs/ways-in.md is the table of the tests', () => {
  const file = join(import.meta.dirname, '../../../docs/ways-in.md');
  expect(readFileSync(file, 'utf8'), 'run `node apps/site/waysIn.ts`').toBe(waysInMarkdown());
});
