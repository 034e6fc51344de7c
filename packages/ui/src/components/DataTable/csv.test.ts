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

test('quotes what holds a comma, a quote or a line, and leaves numbers plain', () => {
  expect(
    csvOf(columns, [
      ['Ng, Ann', -12.5],
      ['"Al"', 1000],
      ['a\nb', 0],
    ]),
  ).toBe('Name,"Owed, today"\r\n"Ng, Ann",-12.5\r\n"""Al""",1000\r\n"a\nb",0\r\n');
});

test.each(['=1+1', '+1', '-1', '@a', '\tx'])('%j is no formula for a spreadsheet', (text) => {
  expect(csvOf(columns.slice(0, 1), [[text, 0]])).toBe(`Name\r\n'${text}\r\n`);
});

test('a cell that is neither text nor number is empty', () => {
  expect(csvOf([{ id: 'a', label: 'A', cell: () => null }], [{}])).toBe('A\r\n\r\n');
});
