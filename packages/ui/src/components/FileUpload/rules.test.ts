import { expect, test } from 'vitest';
import { brokenRule, writeSize } from './rules.ts';

const file = (name: string, type: string, size = 10) =>
  new File(['x'.repeat(size)], name, { type });
const rules = { accept: ['application/pdf', 'image/*', '.heic'], maxSize: 100, maxFiles: 2 };

test.each([
  [file('stub.pdf', 'application/pdf'), undefined],
  [file('stub.png', 'image/png'), undefined],
  // Some operating systems report no type for it.
  [file('STUB.HEIC', ''), undefined],
  [file('stub.pdf', 'text/plain'), 'type'],
  [file('heic', ''), 'type'],
  [file('stub.pdf', 'application/pdf', 100), undefined],
  [file('stub.pdf', 'application/pdf', 101), 'size'],
  [file('stub.pdf', 'application/pdf', 0), 'empty'],
] as const)('a file of a wrong type, too large or empty is refused: %o', (given, broken) => {
  expect(brokenRule(given, rules, 0)).toBe(broken);
});

test('a file beyond the maximum number is refused', () => {
  const good = file('stub.pdf', 'application/pdf');
  expect(brokenRule(good, rules, 1)).toBeUndefined();
  expect(brokenRule(good, rules, 2)).toBe('count');
});

test('without accepted types, any file is accepted', () => {
  expect(brokenRule(file('a.bin', ''), { ...rules, accept: [] }, 0)).toBeUndefined();
});

test.each([
  [1, '1 kB'],
  [340_000, '340 kB'],
  [2_400_000, '2.4 MB'],
  [10_000_000, '10 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(writeSize(bytes, 'en-US')).toBe(words);
});
