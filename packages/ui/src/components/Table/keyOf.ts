/** A key that identifies a row. */
export type RowKey = string | number;

/** Returns the key of a row of a table without `getKey`: its `id`. Throws if it has none. */
export function idOf(row: unknown): RowKey {
  const id = (row as { id?: unknown } | null)?.id;
  if (typeof id === 'string' || typeof id === 'number') return id;
  throw new Error('A row has no `id`. Pass `getKey`, which returns the key of a row.');
}
