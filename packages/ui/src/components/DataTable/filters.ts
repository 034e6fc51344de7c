import { plainOf } from './csv.ts';
import type { DataTableColumn } from './types.ts';

/** The text or choice of each filtered column, by the column's id. */
export type DataTableFilters = Readonly<Record<string, string>>;

/** Returns the rows that match all filters: a choice exactly, a text anywhere and in any case. */
export function filtered<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  filters: DataTableFilters,
  locale: string,
): readonly Row[] {
  const inCase = (text: string) => text.normalize('NFKC').toLocaleLowerCase(locale);
  const tests = columns.flatMap((column) => {
    const wanted = filters[column.id] ?? '';
    if (!column.filter || wanted.trim() === '') return [];
    const textOf = (row: Row) => `${column.filterBy?.(row) ?? plainOf(column, row)}`;
    if (column.filter !== 'text') return [(row: Row) => textOf(row) === wanted];
    const words = inCase(wanted.trim());
    return [(row: Row) => inCase(textOf(row)).includes(words)];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
}
