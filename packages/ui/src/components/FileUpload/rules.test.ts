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
  // Windows reports no type, or that of an installed program.
  [file('scan.pdf', ''), undefined],
  [file('SCAN.PDF', 'application/octet-stream'), undefined],
  [file('IMG_0001.HEIF', ''), undefined],
  [file('stub.txt', 'text/plain'), 'type'],
  [file('pdf', ''), 'type'],
  [file('stub.pdf.exe', ''), 'type'],
  [file('heic', ''), 'type'],
  [file('stub.pdf', 'application/pdf', 100), undefined],
  [file('stub.pdf', 'application/pdf', 101), 'size'],
  [file('stub.pdf', 'application/pdf', 0), 'empty'],
] as const)('a file of a wrong type, too large or empty is refused: %o', (given, broken) => {
  expect(brokenRule(given, rules, 0)).toBe(broken);
});

test('a table that Windows calls one of Excel is accepted as CSV', () => {
  const table = file('deals.csv', 'application/vnd.ms-excel');
  expect(brokenRule(table, { ...rules, accept: ['text/csv'] }, 0)).toBeUndefined();
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
  [1, '1 byte'],
  [2, '2 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1001, '2 kB'],
  [340_000, '340 kB'],
  [2_400_000, '2.4 MB'],
  [10_000_000, '10 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(writeSize(bytes, 'en-US')).toBe(words);
});
