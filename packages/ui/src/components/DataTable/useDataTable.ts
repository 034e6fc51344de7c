'use client';

import { useMemo, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useLocale } from '../../internal/locale.ts';
import { idOf, type RowKey } from '../Table/keyOf.ts';
import { sorted } from '../Table/sorted.ts';
import type { TableSort } from '../Table/Table.tsx';
import { csvOf } from './csv.ts';
import { type DataTableFilters, filtered } from './filters.ts';
import type { DataTableColumn, DataTablePaging, KeyOf } from './types.ts';
import { usePrinting } from './usePrinting.ts';
import { useRoom } from './useRoom.ts';
import { type SelectionMode, useSelection } from './useSelection.ts';

/** Options of useDataTable. Only `columns` and `rows` are required. */
export interface DataTableOptions<Item extends object, Key extends RowKey = KeyOf<Item>> {
  /** The columns. The first one names the row. Pass the same array on each render, so that rows don't render again. */
  columns: readonly DataTableColumn<Item>[];
  /** All rows, which the table filters, sorts and pages; with `mode="server"`, the rows of the visible page. */
  rows: readonly Item[];
  /** Returns the key that identifies a row. @default its `id` */
  getKey?: ((row: Item) => Key) | undefined;
  /**
   * What filters, sorts and pages the rows: the table, or a server, which the caller asks for other rows
   * on each change. @default 'client'
   */
  mode?: 'client' | 'server' | undefined;
  /** With `mode="server"`, the number of rows on all pages, or undefined if it is unknown. */
  total?: number | undefined;
  /** With `mode="server"`, whether there is a next page. @default by `total`, or else whether the page is full */
  hasNextPage?: boolean | undefined;
  /** The initial sort order (uncontrolled). @default the order of `rows` */
  defaultSort?: TableSort | undefined;
  /** The sort order (controlled); `null` for the order of `rows`. */
  sort?: TableSort | null | undefined;
  /** Called with the requested sort order. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The filters of columns with a `filter`, by the column's id (controlled). */
  filters?: DataTableFilters | undefined;
  /** The initial filters (uncontrolled). @default none */
  defaultFilters?: DataTableFilters | undefined;
  /** Called with the requested filters. The table also requests the first page. */
  onFiltersChange?: ((filters: DataTableFilters) => void) | undefined;
  /** Whether one row or several can be selected. @default 'none' */
  selectionMode?: SelectionMode | undefined;
  /** The keys of the selected rows (controlled). */
  selectedKeys?: (Iterable<NoInfer<Key>> & object) | undefined;
  /** The keys of the initially selected rows (uncontrolled). */
  defaultSelectedKeys?: (Iterable<NoInfer<Key>> & object) | undefined;
  /**
   * Called with the keys of the selected rows, including those that a filter hides, those on other pages
   * and those that are temporarily missing from `rows`.
   */
  onSelectionChange?: ((keys: Set<NoInfer<Key>>) => void) | undefined;
  /**
   * With `mode="server"`, called when the user selects the rows of all pages. Without it, the button for
   * this is not shown. With `mode="client"`, the table selects them itself.
   */
  onSelectAll?: (() => void) | undefined;
  /** The keys of the rows that can't be selected or opened and have no actions. Their own links still work. */
  disabledKeys?: (Iterable<NoInfer<Key>> & object) | undefined;
  /** The keys of the expanded rows (controlled). */
  expandedKeys?: (Iterable<NoInfer<Key>> & object) | undefined;
  /** The keys of the initially expanded rows (uncontrolled). */
  defaultExpandedKeys?: (Iterable<NoInfer<Key>> & object) | undefined;
  /** Called with the keys of the expanded rows. */
  onExpandedChange?: ((keys: Set<NoInfer<Key>>) => void) | undefined;
  /** The ids of the columns that users have hidden (controlled). */
  hiddenColumns?: readonly string[] | undefined;
  /** The ids of the initially hidden columns (uncontrolled), besides those for which there is no space. */
  defaultHiddenColumns?: readonly string[] | undefined;
  /** Called with the ids of the columns that users have hidden. */
  onHiddenColumnsChange?: ((ids: string[]) => void) | undefined;
  /** The visible page (controlled). */
  paging?: DataTablePaging | undefined;
  /** The initial page (uncontrolled). @default all rows on one page */
  defaultPaging?: DataTablePaging | undefined;
  /** Called with the requested page. */
  onPagingChange?: ((paging: DataTablePaging) => void) | undefined;
  /** Whether rows are loading. The table keeps the present ones; without any, it shows skeletons. @default false */
  isLoading?: boolean | undefined;
  /** Why loading failed and what to do. The table keeps the present rows below it. */
  errorMessage?: string | undefined;
  /** Called by the button beside the error message. Without it, there is no button. */
  onRetry?: (() => void) | undefined;
}

/** The state of a DataTable, which its parts show and change. */
export interface DataTableState<Item extends object, Key extends RowKey = RowKey> {
  /** What filters, sorts and pages the rows. */
  readonly mode: 'client' | 'server';
  /** All columns. */
  readonly columns: readonly DataTableColumn<Item>[];
  /** The visible columns. */
  readonly shownColumns: readonly DataTableColumn<Item>[];
  /** Shows or hides a column. */
  setColumnShown(id: string, isShown: boolean): void;
  /** The visible rows: those of the page, or all of them while the browser prints. */
  readonly rows: readonly Item[];
  /** The keys of the visible rows. */
  readonly keys: readonly Key[];
  /** The rows of all pages that match the filters, in their order; with `mode="server"`, those of the page. */
  readonly allRows: readonly Item[];
  /** The index of the first visible row among the rows of all pages. */
  readonly start: number;
  /** The number of rows on all pages that match the filters. Undefined if it is unknown. */
  readonly total: number | undefined;
  /** The sort order. */
  readonly sort: TableSort | undefined;
  /** Sorts by a column: ascending, or descending if it is sorted by it already. */
  sortBy(column: string): void;
  /** The filters by column. */
  readonly filters: DataTableFilters;
  /** Filters by a column. The empty text removes its filter. */
  setFilter(column: string, value: string): void;
  /** Removes all filters. */
  clearFilters(): void;
  /** What the user changed last, to announce it. */
  readonly lastChange: 'sort' | 'filter' | undefined;
  /** The visible page. Undefined if all rows are on one. */
  readonly paging: DataTablePaging | undefined;
  /** Whether there is a page after the visible one. */
  readonly hasNextPage: boolean;
  /** Requests a page. */
  setPaging(paging: DataTablePaging): void;
  /** Whether one row or several can be selected. */
  readonly selectionMode: SelectionMode;
  /** The keys of the selected rows. Those that no longer exist are left out if the table has all rows. */
  readonly selectedKeys: ReadonlySet<Key>;
  /** How many of the visible rows are selected. */
  readonly selectedOnPage: 'none' | 'some' | 'all';
  /** Selects or deselects a visible row; with `isRange`, all rows from the last one on. */
  toggleRow(key: Key, isRange?: boolean): void;
  /** Selects the visible rows, besides those that are selected. */
  selectPage(): void;
  /** Deselects the visible rows. */
  deselectPage(): void;
  /** Whether the rows of all pages can be selected at once. */
  readonly allowsSelectingAll: boolean;
  /** Selects the rows of all pages that match the filters. */
  selectAll(): void;
  /** Deselects all rows. */
  clearSelection(): void;
  /** The keys of the rows that can't be selected or opened. */
  readonly disabledKeys: ReadonlySet<Key>;
  /** The keys of the expanded rows. */
  readonly expandedKeys: ReadonlySet<Key>;
  /** Expands or collapses a row. */
  toggleExpanded(key: Key): void;
  /** Whether rows are loading. */
  readonly isLoading: boolean;
  /** Why loading failed. */
  readonly errorMessage: string | undefined;
  /** Loads the rows again. */
  readonly onRetry: (() => void) | undefined;
  /** Whether the browser is printing the page. */
  readonly isPrinting: boolean;
  /**
   * Returns a CSV file of the given rows; without them, of the selected rows, or of `allRows`, in their
   * order. It has the columns that users have not hidden, even those for which there is no space. It begins
   * with a byte order mark, for Excel.
   */
  toCsv(rows?: readonly Item[]): string;
  /** Measures the space for columns, until the returned function is called. */
  observe(frame: HTMLElement): () => void;
}

/** The state of a DataTable: its columns, rows, order, filters, pages and selection. */
export function useDataTable<Item extends object, Key extends RowKey = KeyOf<Item>>({
  columns,
  rows,
  getKey = idOf as (row: Item) => Key,
  mode = 'client',
  total: givenTotal,
  hasNextPage,
  defaultSort,
  sort: givenSort,
  onSortChange,
  filters: givenFilters,
  defaultFilters,
  onFiltersChange,
  selectionMode = 'none',
  selectedKeys: givenSelectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onSelectAll,
  disabledKeys: givenDisabledKeys,
  expandedKeys: givenExpandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  hiddenColumns: givenHiddenColumns,
  defaultHiddenColumns,
  onHiddenColumnsChange,
  paging: givenPaging,
  defaultPaging,
  onPagingChange,
  isLoading = false,
  errorMessage,
  onRetry,
}: DataTableOptions<Item, Key>): DataTableState<Item, Key> {
  const locale = useLocale();
  const isServer = mode === 'server';
  const isPrinting = usePrinting();
  const [lastChange, setLastChange] = useState<'sort' | 'filter'>();

  const [sort, setSort] = useControlledState<TableSort | null>(
    givenSort,
    defaultSort ?? null,
    (next) => next && onSortChange?.(next),
  );
  const [filters, setFilters] = useControlledState<DataTableFilters>(
    givenFilters,
    defaultFilters ?? {},
    onFiltersChange,
  );
  // `useControlledState` would render the table again before its owner does.
  const [ownPaging, setOwnPaging] = useState(defaultPaging ?? null);
  const paging = givenPaging ?? ownPaging;
  const setPaging = (next: DataTablePaging) => {
    if (!givenPaging) setOwnPaging(next);
    onPagingChange?.(next);
  };
  const changeFilters: typeof setFilters = (next) => {
    setLastChange('filter');
    setFilters(next);
    if (paging && paging.page !== 1) setPaging({ ...paging, page: 1 });
  };

  const allRows = useMemo(
    () =>
      isServer ? rows : sorted(filtered(rows, columns, filters, locale), columns, sort, locale),
    [rows, columns, isServer, filters, sort, locale],
  );
  const total = isServer ? givenTotal : allRows.length;
  const lastPage =
    paging && total !== undefined
      ? Math.max(1, Math.ceil(total / paging.pageSize))
      : Number.POSITIVE_INFINITY;
  const page = Math.min(paging?.page ?? 1, lastPage);
  const isCut = paging !== null && !isServer && !isPrinting;
  const start = paging && (isServer || isCut) ? (page - 1) * paging.pageSize : 0;
  const pageSize = isCut ? paging.pageSize : undefined;
  const shown = useMemo(
    () => (pageSize === undefined ? allRows : allRows.slice(start, start + pageSize)),
    [allRows, pageSize, start],
  );

  const disabledKeys = useMemo(() => new Set(givenDisabledKeys), [givenDisabledKeys]);
  const keys = useMemo(() => shown.map(getKey), [shown, getKey]);
  const selectable = useMemo(
    () => (disabledKeys.size === 0 ? keys : keys.filter((key) => !disabledKeys.has(key))),
    [keys, disabledKeys],
  );
  const existing = useMemo(
    () => (isServer ? undefined : rows.map(getKey)),
    [isServer, rows, getKey],
  );
  const selection = useSelection<Key>({
    mode: selectionMode,
    selectedKeys: givenSelectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    existing,
    selectable,
  });
  const { selectedKeys, selectedHere } = selection;
  const selectAllRows = () => {
    if (!isServer) selection.select(allRows.map(getKey).filter((key) => !disabledKeys.has(key)));
    onSelectAll?.();
  };

  const [expanded, setExpanded] = useControlledState<Iterable<Key>>(
    givenExpandedKeys,
    defaultExpandedKeys ?? [],
    (next) => onExpandedChange?.(new Set(next)),
  );
  const expandedKeys = useMemo(() => new Set(expanded), [expanded]);

  const [room, observe] = useRoom();
  const [hidden, setHidden] = useControlledState<readonly string[]>(
    givenHiddenColumns,
    defaultHiddenColumns ?? [],
    (ids) => onHiddenColumnsChange?.([...ids]),
  );
  /** The columns that users have shown, even without space for them. */
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const shownColumns = useMemo(
    () =>
      columns.filter(
        ({ id, priority = 'high' }, index) =>
          index === 0 || (!hidden.includes(id) && (room.includes(priority) || wanted.includes(id))),
      ),
    [columns, hidden, wanted, room],
  );

  return {
    mode,
    columns,
    shownColumns,
    setColumnShown: (id, isShown) => {
      const others = (ids: readonly string[]) => ids.filter((each) => each !== id);
      setWanted((before) => (isShown ? [...others(before), id] : others(before)));
      setHidden((before) => {
        if (before.includes(id) !== isShown) return before;
        return isShown ? others(before) : [...before, id];
      });
    },
    rows: shown,
    keys,
    allRows,
    start,
    total,
    sort: sort ?? undefined,
    sortBy: (column) => {
      const isAscending = sort?.column === column && sort.direction === 'ascending';
      setLastChange('sort');
      setSort({ column, direction: isAscending ? 'descending' : 'ascending' });
    },
    filters,
    setFilter: (column, value) => {
      changeFilters(({ [column]: _, ...others }) =>
        value === '' ? others : { ...others, [column]: value },
      );
    },
    clearFilters: () => changeFilters({}),
    lastChange,
    paging: paging ? { ...paging, page } : undefined,
    hasNextPage:
      (isServer ? hasNextPage : undefined) ??
      (total === undefined ? rows.length >= (paging?.pageSize ?? 0) : page < lastPage),
    setPaging,
    selectionMode,
    selectedKeys,
    selectedOnPage:
      selectedHere === 0 ? 'none' : selectedHere === selectable.length ? 'all' : 'some',
    toggleRow: (key, isRange = false) => selection.toggle(key, isRange),
    selectPage: selection.selectVisible,
    deselectPage: selection.deselectVisible,
    allowsSelectingAll: selectionMode === 'multiple' && Boolean(isServer ? onSelectAll : paging),
    selectAll: selectAllRows,
    clearSelection: () => selection.select([]),
    disabledKeys,
    expandedKeys,
    toggleExpanded: (key) => {
      setExpanded((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      });
    },
    isLoading,
    errorMessage,
    onRetry,
    isPrinting,
    toCsv: (given) => {
      const selected = rows.filter((row) => selectedKeys.has(getKey(row)));
      const chosen = isServer ? selected : sorted(selected, columns, sort, locale);
      const exported = columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
      return csvOf(exported, given ?? (chosen.length > 0 ? chosen : allRows));
    },
    observe,
  };
}
