import { expect, test } from 'vitest';
import { attemptFor } from './tools.ts';

test('the same answers are the same submission, with its key and its time', () => {
  const first = attemptFor({ name: 'Dana' }, undefined);
  expect(attemptFor({ name: 'Dana' }, first)).toBe(first);
});

test('changed answers are another submission', () => {
  const first = attemptFor({ name: 'Dana' }, undefined);
  expect(attemptFor({ name: 'Dan' }, first).key).not.toBe(first.key);
});
