import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const columns = [
  { id: 'name', label: 'Name', cell: (row: readonly [string, number]) => row[0] },
  {
    id: 'owed',
    label: 'Owed, today',
    cell: () => null,
    csv: (row: readonly [string, number]) => row[1],
  },
];

test('csv quotes a text with a comma, a quote or a line break, and leaves numbers plain', () => {
  expect(
    csvOf(columns, [
      ['Ng, Ann', -12.5],
      ['"Al"', 1000],
      ['a\nb', 0],
    ]),
  ).toBe('\uFEFFName,"Owed, today"\r\n"Ng, Ann",-12.5\r\n"""Al""",1000\r\n"a\nb",0\r\n');
});

test.each(['=1+1', '+1', '-1', '@a', '\tx', '＝1+1', '＋1', '－1', '＠a'])(
  'csv escapes %j, so that a spreadsheet does not read a formula',
  (text) => {
    expect(csvOf(columns.slice(0, 1), [[text, 0]])).toBe(`\uFEFFName\r\n'${text}\r\n`);
  },
);

test.each(['00451', '10045882100458821', '1E10'])(
  'csv writes %j as a text, so that a spreadsheet does not read another number',
  (text) => {
    expect(csvOf(columns.slice(0, 1), [[text, 0]])).toBe(`\uFEFFName\r\n"=""${text}"""\r\n`);
  },
);

test.each([
  '1/2',
  '3-4',
  '2025-11',
  '11/14/2025',
  '14.11.2025',
  'Mar 5',
  'march-5',
  '5 Sept',
  '1-May-25',
])('csv writes %j as a text, so that a spreadsheet does not read a date', (text) => {
  expect(csvOf(columns.slice(0, 1), [[text, 0]])).toBe(`\uFEFFName\r\n"=""${text}"""\r\n`);
});

test.each([
  '0',
  '0.5',
  '451',
  '2026-11-20',
  '0 mi',
  '555-0147',
  '123-45-6789',
  '10.5.1.12',
  'May',
  'Marion 5',
  '1/2 down',
])('csv leaves %j as it is', (text) => {
  expect(csvOf(columns.slice(0, 1), [[text, 0]])).toBe(`\uFEFFName\r\n${text}\r\n`);
});

test('csv leaves a cell empty that is neither text nor a number', () => {
  expect(csvOf([{ id: 'a', label: 'A', cell: () => null }], [{}])).toBe('\uFEFFA\r\n\r\n');
});
