import type { TableColumn, TableSort } from './Table.tsx';

// Made when first asked for: most tables are never sorted.
const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string) {
  const collator =
    collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, collator);
  return collator;
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
  const collator = collatorOf(locale);
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(`${a}`, `${b}`);
  // Each value is asked for once, not at each comparison.
  return rows
    .map((row) => ({ row, by: sortBy(row) }))
    .sort((one, other) => sign * compare(one.by, other.by))
    .map(({ row }) => row);
}
