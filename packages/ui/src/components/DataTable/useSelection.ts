import { useMemo, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { RowKey } from '../Table/keyOf.ts';
import { addRows, extendTo, removeRows, type Selection, toggleRow } from './selection.ts';

/** How rows can be selected. */
export type SelectionMode = 'none' | 'single' | 'multiple';

interface SelectionOptions<Key> {
  mode: SelectionMode;
  selectedKeys: Iterable<Key> | undefined;
  defaultSelectedKeys: Iterable<Key> | undefined;
  onSelectionChange: ((keys: Set<Key>) => void) | undefined;
  /** The keys of the rows that exist. Undefined if only a server knows them. */
  existing: readonly Key[] | undefined;
  /** The keys of the visible rows that can be selected, in their order. */
  selectable: readonly Key[];
}

/** The state of a DataTable's selection, by the rules in selection.ts. */
export function useSelection<Key extends RowKey>({
  mode,
  selectedKeys: given,
  defaultSelectedKeys,
  onSelectionChange,
  existing,
  selectable,
}: SelectionOptions<Key>) {
  const [keys, setKeys] = useControlledState<Iterable<Key>>(
    given,
    defaultSelectedKeys ?? [],
    (next) => onSelectionChange?.(new Set(next)),
  );
  const range = useRef<Selection<Key>['range']>(undefined);
  const all = useMemo(() => new Set(keys), [keys]);
  const selected = useMemo(
    () => (existing && all.size > 0 ? new Set(existing.filter((key) => all.has(key))) : all),
    [all, existing],
  );
  const selectedHere = useMemo(
    () => selectable.filter((key) => selected.has(key)).length,
    [selectable, selected],
  );

  const change = (update: (current: Selection<Key>) => Selection<Key>) =>
    setKeys((latest) => {
      const next = update({ keys: new Set(latest), range: range.current });
      range.current = next.range;
      return next.keys;
    });

  return {
    /** The keys of the selected rows that exist. */
    selectedKeys: selected as ReadonlySet<Key>,
    /** The number of visible rows that are selected. */
    selectedHere,
    toggle: (key: Key, isRange: boolean) => {
      if (mode === 'none' || !selectable.includes(key)) return;
      change((current) => {
        if (mode === 'single') return { keys: new Set([key]) };
        return isRange ? extendTo(current, key, selectable) : toggleRow(current, key);
      });
    },
    selectVisible: () => change((current) => addRows(current, selectable)),
    deselectVisible: () => change((current) => removeRows(current, selectable)),
    select: (some: Iterable<Key>) => change(() => ({ keys: new Set(some) })),
  };
}
