import type { TableColumn, TableSort } from './Table.tsx';

// Made when first asked for: most tables are never sorted.
const collators = new Map<string, Intl.Collator>();

function compare(a: string | number, b: string | number, locale: string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const collator =
    collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, collator);
  return collator.compare(`${a}`, `${b}`);
}

/** The rows in the order that is asked for: numbers as numbers, words by the locale's alphabet. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
  locale: string,
) {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sortBy) return rows;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(sortBy(a), sortBy(b), locale));
}
