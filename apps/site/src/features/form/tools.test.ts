import { expect, test } from 'vitest';
import { attemptFor } from './tools.ts';

const now = new Date(2026, 10, 21, 9, 5);
const later = new Date(2026, 10, 22, 8);

test('the same answers are the same submission, with its key and the time of its first try', async () => {
  const first = await attemptFor({ name: 'Dana' }, undefined, now);
  expect(first.begunAt).toBe(now);
  expect(await attemptFor({ name: 'Dana' }, first, later)).toBe(first);
});

test('changed answers are another submission', async () => {
  const first = await attemptFor({ name: 'Dana' }, undefined, now);
  const changed = await attemptFor({ name: 'Dan' }, first, later);
  expect(changed.key).not.toBe(first.key);
  expect(changed.begunAt).toBe(later);
});
