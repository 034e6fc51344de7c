import { useMemo, useState } from 'react';
import type { RowKey } from '../Table/keyOf.ts';
import { addRows, extendTo, removeRows, type Selection, toggleRow } from './selection.ts';
import { useControlled } from './useControlled.ts';

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
  const [keys, setKeys] = useControlled<Iterable<Key>>(given, defaultSelectedKeys ?? [], (next) =>
    onSelectionChange?.(new Set(next)),
  );
  const [range, setRange] = useState<Selection<Key>['range']>();
  const all = useMemo(() => new Set(keys), [keys]);
  const selected = useMemo(
    () => (existing && all.size > 0 ? new Set(existing.filter((key) => all.has(key))) : all),
    [all, existing],
  );
  const selectedHere = useMemo(
    () => selectable.filter((key) => selected.has(key)).length,
    [selectable, selected],
  );

  const current: Selection<Key> = { keys: all, range };
  const change = (next: Selection<Key>) => {
    setRange(next.range);
    setKeys(next.keys);
  };

  return {
    /** The keys of the selected rows that exist. */
    selectedKeys: selected as ReadonlySet<Key>,
    /** The number of visible rows that are selected. */
    selectedHere,
    toggle: (key: Key, isRange: boolean) => {
      if (mode === 'none' || !selectable.includes(key)) return;
      if (mode === 'single') change({ keys: new Set([key]) });
      else change(isRange ? extendTo(current, key, selectable) : toggleRow(current, key));
    },
    selectVisible: () => change(addRows(current, selectable)),
    deselectVisible: () => change(removeRows(current, selectable)),
    select: (some: Iterable<Key>) => change({ keys: new Set(some) }),
  };
}
