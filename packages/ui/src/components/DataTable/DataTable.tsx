'use client';

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PressEvent } from 'react-aria-components/Button';
import { flushSync } from 'react-dom';
import { dataTableWords, paginationWords, tableWords } from '../../internal/english.ts';
import { selectBox } from '../../internal/field.css.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useOwnRef } from '../../internal/useControl.ts';
import { placed } from '../../styles/layout.ts';
import { Button } from '../Button/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as shared from '../Table/shared.css.ts';
import { sorted } from '../Table/sorted.ts';
import type { TableColumn, TableSort } from '../Table/Table.tsx';
import { csvOf, nameOf } from './csv.ts';
import * as styles from './DataTable.css.ts';
import { DataTableHeader, narrowest, SelectAll } from './DataTableHeader.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { RowMenu } from './RowMenu.tsx';
import { roles } from './roles.ts';
import { useBarFocus } from './useBarFocus.ts';
import { useGridKeys } from './useGridKeys.ts';
import { type Priority, useRoom } from './useRoom.ts';

type RowKey = string | number;

/** One column of a DataTable. The first one names the row, stays in sight and can't be hidden. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** How wide it is to begin with, in pixels; used where a column `isResizable`. @default its share of the table */
  width?: number | undefined;
  /** How narrow it may be made, in pixels. @default 96 */
  minWidth?: number | undefined;
  /** Lets the reader set its width. @default false */
  isResizable?: boolean | undefined;
  /**
   * How soon it goes where there is little room: `low` first, then `medium`. The reader can ask for it
   * where the table `allowsHidingColumns`. @default 'high'
   */
  priority?: Priority | undefined;
  /** What a CSV file says of a row. @default what it sorts by, else its cell if that is text or a number */
  csv?: ((row: Row) => string | number) | undefined;
}

/** Something that can be done with a row, or with the rows that are selected. */
export interface DataTableAction<Target> {
  /** What tells the action from the others. */
  id: string;
  /** A verb. */
  label: string;
  /** `danger` for what can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Does it. */
  onAction: (target: Target) => void;
}

/** Which page of the rows is on show. */
export interface DataTablePaging {
  /** From 1. */
  page: number;
  /** How many rows a page has. */
  pageSize: number;
}

/** Props of DataTable. All other attributes go to the frame around it. */
export interface DataTableProps<Item extends object> extends Omit<ElementProps<'div'>, 'children'> {
  /** What the table holds. */
  caption: string;
  /** Takes the caption out of sight where a heading says the same. @default false */
  isCaptionHidden?: boolean | undefined;
  /** The columns; the first one names the row. Kept as they are between renders, they spare the rows theirs. */
  columns: readonly DataTableColumn<Item>[];
  /** One entry a row. With `total` they are those of one page, in their order. */
  rows: readonly Item[];
  /** What tells a row from the others. */
  rowKey: (row: Item) => RowKey;
  /** The order to begin with, kept by the table from then on. @default the order of `rows` */
  defaultSort?: TableSort | undefined;
  /** The order, kept by the caller. The table sorts the rows by it, but for those of one page (`total`). */
  sort?: TableSort | undefined;
  /** Called with the order that was asked for. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Whether rows can be selected. @default 'none' */
  selectionMode?: 'none' | 'multiple' | undefined;
  /** The keys of the selected rows, kept by the caller. */
  selectedKeys?: (Iterable<RowKey> & object) | undefined;
  /** The keys of the rows that are selected to begin with. */
  defaultSelectedKeys?: (Iterable<RowKey> & object) | undefined;
  /** Called with the keys of the selected rows; those of other pages, and of rows that are gone for now, stay among them. */
  onSelectionChange?: ((keys: Set<RowKey>) => void) | undefined;
  /**
   * Called by the button that selects the rows of all pages, where the caller gives those of one; it
   * is not there without. Without `total` the table selects all rows itself.
   */
  onSelectAll?: (() => void) | undefined;
  /** What can be done with the selected rows, in a bar that comes with the first one. */
  bulkActions?: readonly DataTableAction<Set<RowKey>>[] | undefined;
  /** What can be done with a row, in a menu at its end; as a function of the row where that differs. */
  rowActions?:
    | readonly DataTableAction<Item>[]
    | ((row: Item) => readonly DataTableAction<Item>[])
    | undefined;
  /** The ids of the columns that are hidden, kept by the caller. */
  hiddenColumns?: readonly string[] | undefined;
  /** The ids of the columns that are hidden to begin with, besides those for which there is no room. */
  defaultHiddenColumns?: readonly string[] | undefined;
  /** Called with the ids of the hidden columns. */
  onHiddenColumnsChange?: ((ids: string[]) => void) | undefined;
  /** Lets the reader choose which columns are shown. @default false */
  allowsHidingColumns?: boolean | undefined;
  /** The page on show, kept by the caller. */
  paging?: DataTablePaging | undefined;
  /** The page to begin with; the table cuts the rows into pages. @default all rows on one page */
  defaultPaging?: DataTablePaging | undefined;
  /** Called with the page that was asked for. */
  onPagingChange?: ((paging: DataTablePaging) => void) | undefined;
  /** How many rows there are on all pages, where the caller gives those of one. @default how many `rows` are given */
  total?: number | undefined;
  /** How many rows a page may have. @default [10, 25, 50, 100] */
  pageSizes?: readonly number[] | undefined;
  /** Rows are on their way: skeletons stand for them while there are none. @default false */
  isLoading?: boolean | undefined;
  /** Why there are no rows and what to do; stands in their place. */
  errorMessage?: string | undefined;
  /** Called by the button beside the error message, which is not there without it. */
  onRetry?: (() => void) | undefined;
  /** What stands in place of rows while there are none. @default 'Nothing here yet.' */
  empty?: ReactNode | undefined;
  /** Called with a CSV file of the selected rows, or of all, as they are sorted. Its button is not there without it. */
  onExport?: ((csv: string) => void) | undefined;
  /**
   * `screen` scrolls the rows below their headers, in at most most of the screen. Of more than a hundred
   * only those in view are in the document, and the columns share the width alike but for a `width` of
   * their own; so many rows need it, or pages. @default 'content'
   */
  height?: 'content' | 'screen' | undefined;
}

/** A value that the caller keeps, or that the table does. */
function useKept<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [kept, keep] = useState(first);
  const change = (value: Value) => {
    keep(value);
    onChange?.(value);
  };
  return [given ?? kept, change] as const;
}

const skeletonRows = 5;
/** From more rows than these on only those in view are in the document, where they scroll. */
const manyRows = 100;
/** About how high a row is until it is measured, in pixels. */
const usualRow = 45;
/** The rows above and below the view that are there already. */
const overscan = 5;
/** The columns of marks and of menus, in pixels. */
const ends = { marks: 56, actions: 64 };

/** A row can be pressed anywhere but on what has a press of its own. */
const ownPress = 'a, button, input, select, textarea, label, [role="button"]';

/** Many like things to work through: sorted, selected, acted on, page by page. */
export function DataTable<Item extends object>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  defaultSort,
  sort: givenSort,
  onSortChange,
  selectionMode = 'none',
  selectedKeys: givenSelectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onSelectAll,
  bulkActions = [],
  rowActions = [],
  hiddenColumns,
  defaultHiddenColumns,
  onHiddenColumnsChange,
  allowsHidingColumns = false,
  paging: givenPaging,
  defaultPaging,
  onPagingChange,
  total = rows.length,
  pageSizes = [10, 25, 50, 100],
  isLoading = false,
  errorMessage,
  onRetry,
  empty,
  onExport,
  height = 'content',
  ref,
  ...props
}: DataTableProps<Item>) {
  const locale = useLocale();
  const words = useWords({ ...tableWords, ...dataTableWords, ...paginationWords });
  const captionId = useId();
  const [sort, setSort] = useKept<TableSort | undefined>(givenSort, defaultSort, (next) => {
    if (next) onSortChange?.(next);
  });
  const [selectedKeys, select] = useKept<Iterable<RowKey>>(
    givenSelectedKeys,
    defaultSelectedKeys ?? [],
    (keys) => onSelectionChange?.(new Set(keys)),
  );
  const frame = useOwnRef(ref);
  const room = useRoom(frame);
  const [hiddenAtFirst] = useState(defaultHiddenColumns);
  const [chosenHidden, hide] = useKept<readonly string[] | undefined>(
    hiddenColumns,
    undefined,
    (ids) => ids && onHiddenColumnsChange?.([...ids]),
  );
  const [paging, turnTo] = useKept<DataTablePaging | undefined>(
    givenPaging,
    defaultPaging,
    (next) => next && onPagingChange?.(next),
  );

  const shownColumns = useMemo(
    () =>
      columns.filter(({ id, priority = 'high' }, index) => {
        if (index === 0) return true;
        if (chosenHidden) return !chosenHidden.includes(id);
        return room.includes(priority) && !hiddenAtFirst?.includes(id);
      }),
    [columns, chosenHidden, hiddenAtFirst, room],
  );
  const isOnePage = total !== rows.length;
  const held = useMemo(() => new Set(selectedKeys), [selectedKeys]);
  // Of one page's rows nobody knows which others are still there.
  const selected = useMemo(
    () =>
      isOnePage || held.size === 0
        ? held
        : new Set(rows.map(rowKey).filter((key) => held.has(key))),
    [held, isOnePage, rows, rowKey],
  );
  const ordered = useMemo(
    () => (isOnePage ? rows : sorted(rows, columns, sort, locale)),
    [rows, columns, isOnePage, sort, locale],
  );
  const isCut = paging !== undefined && !isOnePage;
  const pageCount = paging ? Math.max(1, Math.ceil(total / paging.pageSize)) : 1;
  const page = Math.min(paging?.page ?? 1, pageCount);
  const start = paging ? (page - 1) * paging.pageSize : 0;
  const shown = useMemo(
    () => (isCut && paging ? ordered.slice(start, start + paging.pageSize) : ordered),
    [ordered, isCut, paging, start],
  );

  const keys: readonly RowKey[] = useMemo(() => shown.map(rowKey), [shown, rowKey]);
  const selectedHere = useMemo(
    () => keys.filter((key) => selected.has(key)).length,
    [keys, selected],
  );
  /** What is selected on other pages. */
  const selectedElsewhere = () => {
    const left = new Set(held);
    for (const key of keys) left.delete(key);
    return left;
  };
  const range = useRef<{ from: RowKey; to: RowKey }>(null);
  const between = (one: number, other: number) =>
    keys.slice(Math.min(one, other), Math.max(one, other) + 1);
  const selectRow = (index: number, isRange: boolean) => {
    const key = keys[index];
    if (key === undefined) return;
    const next = new Set(held);
    const from = isRange && range.current ? keys.indexOf(range.current.from) : -1;
    if (range.current && from >= 0) {
      for (const other of between(from, keys.indexOf(range.current.to))) next.delete(other);
      for (const other of between(from, index)) next.add(other);
      range.current.to = key;
    } else {
      if (!next.delete(key)) next.add(key);
      range.current = { from: key, to: key };
    }
    select(next);
  };
  const selectShown = () => select([...held, ...keys]);
  const isPageSelected = shown.length > 0 && selectedHere === shown.length;
  const offersAll = isPageSelected && selected.size < total && (onSelectAll !== undefined || isCut);
  const clearing = useRef<HTMLButtonElement>(null);
  const selectAll = () => {
    if (isCut) select(rows.map(rowKey));
    onSelectAll?.();
    // The button that had focus goes with its sentence.
    clearing.current?.focus();
  };
  const number = (value: number) => writeNumber(value, locale);
  const isSelectable = selectionMode === 'multiple';
  const actionsOf = (row: Item) =>
    typeof rowActions === 'function' ? rowActions(row) : rowActions;
  const hasActions = typeof rowActions === 'function' || rowActions.length > 0;

  const scroller = useRef<HTMLDivElement>(null);
  const isVirtual = height === 'screen' && shown.length > manyRows;
  const [activeKey, setActiveKey] = useState<RowKey>();
  const activeIndex = isVirtual && activeKey !== undefined ? keys.indexOf(activeKey) : -1;
  const virtualizer = useVirtualizer({
    count: isVirtual ? shown.length : 0,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: () => usualRow,
    initialRect: { width: 0, height: 800 },
    overscan,
    rangeExtractor: useCallback(
      (rangeInView: Range) => {
        const indexes = defaultRangeExtractor(rangeInView);
        // The row that has focus stays, wherever it is.
        if (activeIndex < 0 || indexes.includes(activeIndex)) return indexes;
        return [...indexes, activeIndex].sort((one, other) => one - other);
      },
      [activeIndex],
    ),
  });
  const grid = useGridKeys({
    rowCount: shown.length,
    nameOf: (index) => nameOf(columns, shown[index]),
    onRow: (index) => {
      if (!isVirtual) return;
      if (grid.ref.current?.querySelector(`[data-index="${index}"]`)) setActiveKey(keys[index]);
      else flushSync(() => setActiveKey(keys[index]));
    },
    ...(isSelectable && {
      onSelect: selectRow,
      onSelectAll: selectShown,
      onClear: () => {
        if (selectedHere > 0) select(selectedElsewhere());
        return selectedHere > 0;
      },
    }),
  });

  const barFocus = useBarFocus(selected.size > 0, grid.ref);

  const menuButton = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<{ item: Item; isByKeyboard: boolean }>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback((item: Item, button: HTMLButtonElement, isByKeyboard: boolean) => {
    // Safari gives a button no focus when it is pressed; it is where focus returns to.
    button.focus();
    menuButton.current = button;
    setMenu({ item, isByKeyboard });
    setMenuOpen(true);
  }, []);

  // The same function with each render, for rows that stay as they are.
  const latest = useRef(selectRow);
  useLayoutEffect(() => {
    latest.current = selectRow;
  });
  const onSelect = useCallback(
    (index: number, isRange: boolean) => latest.current(index, isRange),
    [],
  );
  const pressRow = (event: MouseEvent<HTMLElement>) => {
    const at = event.target as HTMLElement;
    const row = at.closest<HTMLElement>('tr[data-index]');
    if (!row || !event.currentTarget.contains(at) || at.closest(ownPress)) return;
    // Who marks words to copy them selects no row.
    if (getSelection()?.type === 'Range') return;
    selectRow(Number(row.dataset.index), event.shiftKey);
  };

  const turn = (by: 1 | -1, { target }: PressEvent) => {
    if (!paging) return;
    flushSync(() => turnTo({ ...paging, page: page + by }));
    // A browser takes focus off a button that leads no further.
    const back = by > 0 ? target.previousElementSibling : target.nextElementSibling;
    if (target.matches(':disabled') && back instanceof HTMLElement) back.focus();
  };

  const [said, say] = useState('');
  const sortBy = ({ id: column, label }: TableColumn<Item>) => {
    const isAscending = sort?.column === column && sort.direction === 'ascending';
    const next: TableSort = { column, direction: isAscending ? 'descending' : 'ascending' };
    say(words.sorted(label, next.direction));
    setSort(next);
  };

  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const isFixed = isVirtual || shownColumns.some((column) => column.isResizable);
  const widthOf = ({ id, width }: DataTableColumn<Item>) => widths[id] ?? width;
  const leastWidth = shownColumns.reduce(
    (sum, column) => sum + (widthOf(column) ?? column.minWidth ?? narrowest),
    (isSelectable ? ends.marks : 0) + (hasActions ? ends.actions : 0),
  );

  const firstColumn = isSelectable ? 2 : 1;
  const columnCount = shownColumns.length + (isSelectable ? 1 : 0) + (hasActions ? 1 : 0);

  const rowOf = (index: number) => {
    const item = shown[index];
    const key = keys[index];
    if (item === undefined || key === undefined) return null;
    const own = hasActions && actionsOf(item).length > 0;
    return (
      <DataTableRow
        key={key}
        ref={isVirtual ? virtualizer.measureElement : undefined}
        item={item}
        columns={shownColumns}
        index={index}
        rowIndex={start + index + 2}
        selectionMode={selectionMode}
        isSelected={selected.has(key)}
        selectLabel={words.selectRow}
        actionsLabel={words.actionsFor}
        actions={own ? 'own' : hasActions ? 'others' : 'none'}
        isMenuOpen={isMenuOpen && menu?.item === item}
        onSelect={onSelect}
        onMenu={openMenu}
      />
    );
  };
  /** The rows in view, and in place of each run of others one that is as high. */
  const rowsInView = () => {
    const items = virtualizer.getVirtualItems();
    const gap = (height: number) => height > 0 && <tr {...roles.gap} style={{ height }} />;
    return (
      <>
        {items.map(({ key, index, start: from }, place) => (
          <Fragment key={`${key}`}>
            {gap(from - (items[place - 1]?.end ?? 0))}
            {rowOf(index)}
          </Fragment>
        ))}
        {gap(virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0))}
      </>
    );
  };

  return (
    <div {...placed(props, styles.frame)} ref={frame}>
      <div
        className={
          isCaptionHidden && !isSelectable && !allowsHidingColumns && !onExport
            ? shared.captionHidden
            : styles.bar
        }
      >
        <div id={captionId} className={isCaptionHidden ? shared.captionHidden : styles.caption}>
          {caption}
        </div>
        <div {...barFocus} className={styles.tools}>
          <span aria-live="polite" className={offersAll ? styles.said : styles.count}>
            {offersAll && selected.size === selectedHere
              ? words.pageSelected(selectedHere)
              : selected.size > 0 && words.selectedRows(number(selected.size))}
          </span>
          {offersAll && (
            <Button size="small" variant="quiet" onPress={selectAll}>
              {words.selectAll(number(total))}
            </Button>
          )}
          {selected.size > 0 && (
            <>
              {bulkActions.map(({ id, label, tone = 'neutral', onAction }) => (
                <Button
                  key={id}
                  size="small"
                  variant="outline"
                  tone={tone}
                  onPress={() => onAction(new Set(selected))}
                >
                  {label}
                </Button>
              ))}
              <Button ref={clearing} size="small" variant="quiet" onPress={() => select([])}>
                {words.clearSelection}
              </Button>
            </>
          )}
        </div>
        <div className={styles.tools}>
          {allowsHidingColumns && (
            <MenuTrigger>
              <Button size="small" variant="outline">
                {words.columns}
              </Button>
              <Menu
                aria-label={words.columns}
                placement="bottom end"
                selectionMode="multiple"
                selectedKeys={shownColumns.map(({ id }) => id)}
                onSelectionChange={(chosen) =>
                  hide(
                    columns
                      .slice(1)
                      .filter(({ id }) => chosen !== 'all' && !chosen.has(id))
                      .map(({ id }) => id),
                  )
                }
              >
                {columns.slice(1).map(({ id, label }) => (
                  <MenuItem key={id} id={id}>
                    {label}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
          )}
          {onExport && (
            <Button
              size="small"
              variant="outline"
              onPress={() => {
                const chosen = ordered.filter((row) => selected.has(rowKey(row)));
                onExport(csvOf(shownColumns, chosen.length > 0 ? chosen : ordered));
              }}
            >
              {words.exportCsv}
            </Button>
          )}
        </div>
      </div>
      <div role="status" className={shared.announcement}>
        {isLoading ? words.loading : said}
      </div>
      {errorMessage ? (
        <div role="alert" className={styles.problem}>
          <div>{errorMessage}</div>
          {onRetry && (
            <Button size="small" variant="outline" onPress={onRetry}>
              {words.tryAgain}
            </Button>
          )}
        </div>
      ) : (
        <div ref={scroller} className={styles.scroller[height]}>
          <table
            {...grid}
            {...roles.grid}
            aria-labelledby={captionId}
            {...(isSelectable && { 'aria-multiselectable': true })}
            aria-rowcount={total + 1}
            aria-colcount={columnCount}
            data-stacks=""
            className={isFixed ? styles.fixedTable : styles.table}
            style={isFixed ? { minWidth: leastWidth } : undefined}
          >
            {isFixed && (
              <colgroup>
                {isSelectable && <col style={{ width: ends.marks }} />}
                {shownColumns.map((column) => (
                  <col key={column.id} style={{ width: widthOf(column) }} />
                ))}
                {hasActions && <col style={{ width: ends.actions }} />}
              </colgroup>
            )}
            <thead {...roles.rowGroup} className={styles.head}>
              <tr {...roles.row} aria-rowindex={1} className={styles.headRow}>
                {isSelectable && (
                  <SelectAll
                    label={words.selectRows}
                    isSelected={isPageSelected}
                    isIndeterminate={selectedHere > 0 && !isPageSelected}
                    onChange={() => (isPageSelected ? select(selectedElsewhere()) : selectShown())}
                  />
                )}
                {shownColumns.map((column, index) => (
                  <DataTableHeader
                    key={column.id}
                    column={column}
                    colIndex={firstColumn + index}
                    isFirst={index === 0}
                    selectionMode={selectionMode}
                    sort={sort}
                    onSort={() => sortBy(column)}
                    width={widthOf(column)}
                    onWidth={(width) => setWidths((set) => ({ ...set, [column.id]: width }))}
                    widthLabel={words.columnWidth(column.label)}
                  />
                ))}
                {hasActions && (
                  <th
                    {...roles.columnHeader}
                    aria-colindex={columnCount}
                    tabIndex={-1}
                    className={styles.unsortable}
                  >
                    <span className={shared.announcement}>{words.rowActions}</span>
                  </th>
                )}
              </tr>
            </thead>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table has the keys of all of its cells (useGridKeys). */}
            <tbody
              {...roles.rowGroup}
              className={styles.body}
              onClick={isSelectable ? pressRow : undefined}
              onMouseDown={(event) => isSelectable && event.shiftKey && event.preventDefault()}
            >
              {isVirtual ? rowsInView() : shown.map((_, index) => rowOf(index))}
              {shown.length === 0 && (
                <tr {...roles.row} className={styles.emptyRow}>
                  <td {...roles.cell} colSpan={columnCount} className={styles.emptyCell}>
                    {isLoading ? (
                      <>
                        <span className={shared.announcement}>{words.loading}</span>
                        <Skeleton count={skeletonRows} />
                      </>
                    ) : (
                      (empty ?? words.noRows)
                    )}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
      {menu && (
        <RowMenu
          item={menu.item}
          label={words.actionsFor(nameOf(columns, menu.item))}
          actions={actionsOf(menu.item)}
          button={menuButton}
          isByKeyboard={menu.isByKeyboard}
          isOpen={isMenuOpen}
          onOpenChange={setMenuOpen}
        />
      )}
      {paging && !errorMessage && total > 0 && (
        <div className={styles.pages}>
          <label className={styles.pageSize}>
            {words.rowsPerPage}
            <span className={selectBox}>
              <select
                className={styles.pageSizeSelect}
                value={paging.pageSize}
                onChange={({ target }) => turnTo({ page: 1, pageSize: Number(target.value) })}
              >
                {pageSizes.map((size) => (
                  <option key={size} value={size}>
                    {number(size)}
                  </option>
                ))}
              </select>
              <span className={styles.pageSizeChevron}>
                <ChevronDownIcon size="small" />
              </span>
            </span>
          </label>
          <span className={styles.count} aria-live="polite">
            {words.rowsOf(
              number(start + 1),
              number(Math.min(start + paging.pageSize, total)),
              number(total),
            )}
          </span>
          <Button
            size="small"
            variant="outline"
            isDisabled={page <= 1}
            onPress={(event) => turn(-1, event)}
          >
            {words.previous}
          </Button>
          <Button
            size="small"
            variant="outline"
            isDisabled={page >= pageCount}
            onPress={(event) => turn(1, event)}
          >
            {words.next}
          </Button>
        </div>
      )}
    </div>
  );
}
