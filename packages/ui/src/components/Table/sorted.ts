import type { TableColumn, TableSort } from './Table.tsx';

// Made when first asked for: most tables are never sorted.
const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string) {
  const collator =
    collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, collator);
  return collator;
}

const mostDigits = 16;

/** What is nearly in a locale's order by its code units: all numbers in it have the same length. */
const roughly = (words: string) =>
  words.replace(/\d+/g, (digits) => digits.padStart(mostDigits, '0'));

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
  const entries = rows.map((row, place) => {
    const by = sortBy(row);
    return { row, place, by, rough: typeof by === 'number' ? by : roughly(by) };
  });
  // A collator is slow: rows that are nearly in its order need a tenth of its comparisons.
  entries.sort((one, other) =>
    one.rough < other.rough ? -sign : one.rough > other.rough ? sign : 0,
  );
  return entries
    .sort((one, other) => sign * compare(one.by, other.by) || one.place - other.place)
    .map(({ row }) => row);
}
