import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { publicFace } from '../api.ts';
import { exportsMap } from '../exports.ts';

const root = resolve(import.meta.dirname, '..');
const read = (name: string) =>
  existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : '';

const changesets = () => {
  const folder = resolve(root, '../../.changeset');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
};

test('api.txt matches the kit’s exports (fix with `node packages/ui/api.ts`)', () => {
  expect(read('api.txt')).toBe(publicFace());
});

test('a public API that differs from the released one has a changeset', () => {
  const isAnnounced = changesets().some((text) => text.includes("'@milepost/ui':"));
  expect(isAnnounced || read('api.txt') === read('api.released.txt')).toBe(true);
});

test('package.json exports one subpath per component (fix with `node packages/ui/exports.ts`)', () => {
  expect(JSON.parse(read('package.json')).exports).toEqual(exportsMap());
});
