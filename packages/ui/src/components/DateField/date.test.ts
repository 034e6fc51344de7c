import { expect, test } from 'vitest';
import { isDay, readDate, readWholeDate, writeDate } from './date.ts';

const parts = (month: string, day: string, year: string) => ({ month, day, year });

test.each(['12/04/2026', '2026-12-04', '12042026', '12-04-2026', '12.04.2026', ' 12 04 2026 '])(
  'reads the whole date %j into its parts',
  (text) => {
    expect(readWholeDate(text)).toEqual(parts('12', '04', '2026'));
  },
);

test.each(['12', '12/4', '12/4/26', '1/2/3/2026', 'Dec 4, 2026', '1242026', ''])(
  'makes no whole date of %j',
  (text) => {
    expect(readWholeDate(text)).toBeUndefined();
  },
);

test('writes YYYY-MM-DD once the parts are whole, calendar or not', () => {
  expect(writeDate(parts('4', '7', '2026'))).toBe('2026-04-07');
  expect(writeDate(parts('02', '31', '2026'))).toBe('2026-02-31');
});

test.each([
  ['12/4/', parts('12', '4', '')],
  ['//26', parts('', '', '26')],
  ['a/4/2026', parts('a', '4', '2026')],
  ['', parts('', '', '')],
])('keeps what was typed, as %j, and reads it back', (text, typed) => {
  expect(writeDate(typed)).toBe(text);
  expect(readDate(text)).toEqual(typed);
});

test.each([
  ['2026-12-04', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-01-01', false],
  ['12/4/', false],
  ['', false],
])('tells of %j whether it is a day: %j', (text, isOne) => {
  expect(isDay(text)).toBe(isOne);
});
