/** The keys of the selected rows, and the range that the next press with Shift changes. */
export interface Selection<Key> {
  readonly keys: ReadonlySet<Key>;
  /** The row of the last press without Shift, and the keys that presses with Shift have added since. */
  readonly range?: { readonly from: Key; readonly added: ReadonlySet<Key> } | undefined;
}

/** Toggles a row. It is where a range begins. */
export function toggleRow<Key>({ keys }: Selection<Key>, key: Key): Selection<Key> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, range: { from: key, added: new Set() } };
}

/**
 * Selects the rows from the start of the range to a row, in the order in which they are shown, and
 * deselects those that the previous press with Shift added. Without a start that is shown, it toggles the row.
 */
export function extendTo<Key>(
  selection: Selection<Key>,
  key: Key,
  shown: readonly Key[],
): Selection<Key> {
  const { keys, range } = selection;
  const from = range ? shown.indexOf(range.from) : -1;
  if (!range || from < 0) return toggleRow(selection, key);
  const next = new Set(keys);
  for (const each of range.added) next.delete(each);
  const to = shown.indexOf(key);
  const added = shown
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .filter((each) => !next.has(each));
  for (const each of added) next.add(each);
  return { keys: next, range: { from: range.from, added: new Set(added) } };
}

/** Selects rows besides those that are selected. The next range begins where the last one did. */
export const addRows = <Key>({ keys, range }: Selection<Key>, some: readonly Key[]) =>
  ({ keys: new Set([...keys, ...some]), range: forget(range) }) satisfies Selection<Key>;

/** Deselects rows. The next range begins where the last one did. */
export function removeRows<Key>({ keys, range }: Selection<Key>, some: readonly Key[]) {
  const next = new Set(keys);
  for (const key of some) next.delete(key);
  return { keys: next, range: forget(range) } satisfies Selection<Key>;
}

/** A range no longer deselects what it added once other rows were selected at once. */
const forget = <Key>(range: Selection<Key>['range']) =>
  range && { from: range.from, added: new Set<Key>() };
