'use client';

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dataTableWords, tableWords } from '../../internal/english.ts';
import { groupBy } from '../../internal/groupBy.ts';
import { useWords } from '../../internal/locale.ts';
import { classNames } from '../../styles/classNames.ts';
import { Button } from '../Button/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Spinner } from '../Spinner/index.ts';
import type { RowKey } from '../Table/keyOf.ts';
import * as shared from '../Table/shared.css.ts';
import { nameOf } from './csv.ts';
import * as styles from './DataTable.css.ts';
import { useFrame } from './DataTableFrame.tsx';
import { DataTableHeader, SelectAll } from './DataTableHeader.tsx';
import { DataTableRow, rowLink } from './DataTableRow.tsx';
import { useLostFocus } from './lostFocus.ts';
import { roles } from './roles.ts';
import { RowMenuContext } from './rowMenu.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useWidths } from './useWidths.ts';

/** Props of DataTableGrid. */
export interface DataTableGridProps<Item extends object> {
  /** Returns the menu of the actions on a row: a DataTableRowMenu, or null if the row has none. */
  rowMenu?: ((row: Item) => ReactNode) | undefined;
  /** Called when a row is opened: by a click on it, or by Enter. Rows are then selected by their checkbox or Space. */
  onRowAction?: ((row: Item) => void) | undefined;
  /** Returns the address that a row opens. Its first cell becomes a link, and must not contain one. */
  rowHref?: ((row: Item) => string) | undefined;
  /** Returns the details of a row, which a button in the row shows below it. */
  rowDetails?: ((row: Item) => ReactNode) | undefined;
  /**
   * Returns the cells of a row of totals below the rows, by the column's id. The argument are the rows of
   * all pages that match the filters; with `mode="server"`, those of the page.
   */
  totals?: ((rows: readonly Item[]) => Readonly<Record<string, ReactNode>>) | undefined;
  /** Shown instead of rows while there are none. @default 'Nothing here yet.' */
  empty?: ReactNode | undefined;
  /**
   * `screen` scrolls the rows below their headers, within most of the screen's height. If there are
   * more than 100 rows, only those in view are in the document, and columns without their own
   * `width` are equally wide. A table of that many rows needs `screen` or pages. @default 'content'
   */
  height?: 'content' | 'screen' | undefined;
}

/** A row of data, by its index, or its details below it. */
interface Entry {
  readonly place: number;
  readonly isDetails: boolean;
}

const skeletonRows = 5;
/** A scrolling table with more rows than this has only those in view in the document. */
const manyRows = 100;
/** The estimated height of a row until it is measured, in pixels. */
const usualRow = 45;
/** The number of rows in a group of a printed table. */
const printedGroup = 50;
/** The number of rows rendered above and below the view. */
const overscan = 5;

/** Matches what handles its own clicks inside a row. A click anywhere else in the row opens or selects it. */
const ownPress =
  'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable="true"]';

/** The movement of the pointer during a click that selects no text, in pixels. */
const clickTolerance = 3;

/** The headers, the rows and the row of totals. */
export function DataTableGrid<Item extends object>({
  rowMenu,
  onRowAction,
  rowHref,
  rowDetails,
  totals,
  empty,
  height = 'content',
}: DataTableGridProps<Item>) {
  const words = useWords({ ...tableWords, ...dataTableWords });
  const { table, caption, grid } = useFrame<Item, RowKey>('DataTableGrid');
  const {
    columns,
    shownColumns,
    rows,
    keys,
    start,
    total,
    selectionMode,
    selectedKeys,
    selectedOnPage,
    disabledKeys,
    expandedKeys,
    isLoading,
    errorMessage,
    isPrinting,
  } = table;

  const hasActions = rowMenu !== undefined;
  const isSelectable = selectionMode !== 'none';
  const isMultiple = selectionMode === 'multiple';

  const entries = useMemo(() => {
    const all: Entry[] = [];
    for (const [place, key] of keys.entries()) {
      all.push({ place, isDetails: false });
      if (rowDetails && expandedKeys.has(key)) all.push({ place, isDetails: true });
    }
    return all;
  }, [keys, expandedKeys, rowDetails]);
  const entryKeys = useMemo(
    () => entries.map(({ place, isDetails }) => `${isDetails ? 'details' : 'row'} ${keys[place]}`),
    [entries, keys],
  );
  const dataAt = (index: number) => {
    const entry = entries[index];
    return entry && !entry.isDetails ? entry.place : undefined;
  };

  const scroller = useRef<HTMLDivElement>(null);
  const isMany = height === 'screen' && entries.length > manyRows;
  const isVirtual = isMany && !isPrinting;
  const [activeKey, setActiveKey] = useState<string>();
  const activeIndex = isVirtual && activeKey !== undefined ? entryKeys.indexOf(activeKey) : -1;
  const virtualizer = useVirtualizer({
    count: isVirtual ? entries.length : 0,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => entryKeys[index] ?? index, [entryKeys]),
    estimateSize: () => usualRow,
    initialRect: { width: 0, height: 800 },
    overscan,
    rangeExtractor: useCallback(
      (rangeInView: Range) => {
        const indexes = defaultRangeExtractor(rangeInView);
        // The row with focus stays in the document, wherever it is.
        if (activeIndex < 0 || indexes.includes(activeIndex)) return indexes;
        return [...indexes, activeIndex].sort((one, other) => one - other);
      },
      [activeIndex],
    ),
  });

  const open = (row: HTMLElement | null | undefined, event?: MouseEvent) => {
    const item = rows[Number(row?.dataset.place)];
    const link = row?.querySelector<HTMLElement>(`[${rowLink}]`);
    if (link) {
      const { ctrlKey = false, metaKey = false } = event ?? {};
      link.dispatchEvent(
        new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }),
      );
    } else if (item) onRowAction?.(item);
  };
  const isOpenable = rowHref !== undefined || onRowAction !== undefined;
  const rowElement = (index: number) =>
    grid.current?.querySelector<HTMLElement>(`tr[data-index="${index}"][data-openable]`);

  const select = (place: number | undefined, isRange: boolean) => {
    const key = place === undefined ? undefined : keys[place];
    if (key !== undefined) table.toggleRow(key, isRange);
  };
  const gridKeys = useGridKeys({
    table: grid,
    rowCount: entries.length + (totals && rows.length > 0 ? 1 : 0),
    nameOf: (index) => nameOf(columns, rows[dataAt(index) ?? -1]),
    onRow: (index) => isVirtual && setActiveKey(entryKeys[index]),
    ...(isOpenable && { onOpen: (index) => open(rowElement(index)) }),
    ...(isSelectable && {
      onSelect: (index, isRange) => (isMultiple || !isRange) && select(dataAt(index), isRange),
      onClear: () => {
        if (selectedOnPage !== 'none') table.deselectPage();
        return selectedOnPage !== 'none';
      },
    }),
    ...(isMultiple && { onSelectAll: table.selectPage }),
  });

  const menuButton = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<{ item: Item; isByKeyboard: boolean }>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback((item: Item, button: HTMLButtonElement, isByKeyboard: boolean) => {
    // Safari does not focus a button on click. Focus returns to it later.
    button.focus();
    menuButton.current = button;
    setMenu({ item, isByKeyboard });
    setMenuOpen(true);
  }, []);

  const widths = useWidths(grid, shownColumns);

  // Stable functions, so that unchanged rows and headers don't render again.
  const latest = useRef({ select, keys, table, widths });
  useLayoutEffect(() => {
    latest.current = { select, keys, table, widths };
  });
  const onSelect = useCallback(
    (place: number, isRange: boolean) => latest.current.select(place, isRange),
    [],
  );
  const onExpand = useCallback((place: number) => {
    const key = latest.current.keys[place];
    if (key !== undefined) latest.current.table.toggleExpanded(key);
  }, []);
  const onSort = useCallback((column: string) => latest.current.table.sortBy(column), []);
  const onWidth = useCallback(
    (column: string, width: number) => latest.current.widths.setWidth(column, width),
    [],
  );

  const pressedAt = useRef({ x: 0, y: 0 });
  const pressRow = (event: MouseEvent<HTMLElement>) => {
    const at = event.target as HTMLElement;
    const row = at.closest<HTMLElement>('tr[data-place]');
    if (!row || !event.currentTarget.contains(at) || at.closest(ownPress)) return;
    // Selecting text to copy it does not select the row.
    const { x, y } = pressedAt.current;
    const hasMoved = Math.hypot(event.clientX - x, event.clientY - y) > clickTolerance;
    if (getSelection()?.type === 'Range' && (hasMoved || event.detail > 1)) return;
    if (row.dataset.openable && !(isMultiple && event.shiftKey)) open(row, event);
    else if (!isOpenable || event.shiftKey) select(Number(row.dataset.place), event.shiftKey);
  };

  const isFixed = isVirtual || shownColumns.some(({ isResizable }) => isResizable);
  const isExact = isFixed && widths.isExact;
  const leading = (isSelectable ? 1 : 0) + (rowDetails ? 1 : 0);
  const columnCount = leading + shownColumns.length + (hasActions ? 1 : 0);
  const tableWidth = [
    isSelectable && styles.markWidth,
    rowDetails && styles.expandWidth,
    hasActions && styles.actionsWidth,
    `${widths.sum}px`,
  ]
    .filter(Boolean)
    .join(' + ');

  const rowOf = (index: number) => {
    const entry = entries[index];
    const item = rows[entry?.place ?? -1];
    const key = keys[entry?.place ?? -1];
    if (!entry || item === undefined || key === undefined) return null;
    const { place, isDetails } = entry;
    const measure = isVirtual ? virtualizer.measureElement : undefined;
    if (isDetails) {
      return (
        <tr
          key={entryKeys[index]}
          ref={measure}
          {...roles.row}
          data-index={index}
          aria-rowindex={start + index + 2}
          tabIndex={-1}
          className={styles.detailsRow}
        >
          <td
            {...roles.cell}
            colSpan={columnCount}
            tabIndex={-1}
            aria-label={words.rowDetails(nameOf(columns, item))}
            className={styles.detailsCell}
          >
            <div className={styles.details}>{rowDetails?.(item)}</div>
          </td>
        </tr>
      );
    }
    const isDisabled = disabledKeys.has(key);
    const hasOwn = !isDisabled && Boolean(rowMenu?.(item));
    return (
      <DataTableRow
        key={entryKeys[index]}
        ref={measure}
        item={item}
        columns={shownColumns}
        index={index}
        place={place}
        rowIndex={start + index + 2}
        selectionMode={selectionMode}
        isSelected={selectedKeys.has(key)}
        isDisabled={isDisabled}
        isOpenable={isOpenable && !isDisabled}
        href={isDisabled ? undefined : rowHref?.(item)}
        isExpanded={rowDetails && expandedKeys.has(key)}
        selectLabel={words.selectRow}
        actionsLabel={words.actionsFor}
        detailsLabel={words.rowDetails}
        actions={hasOwn ? 'own' : hasActions ? 'others' : 'none'}
        isMenuOpen={isMenuOpen && menu?.item === item}
        onSelect={onSelect}
        onExpand={onExpand}
        onMenu={openMenu}
      />
    );
  };
  /** The rows in view, and a spacer of the same height for each run of other rows. */
  const rowsInView = () => {
    const items = virtualizer.getVirtualItems();
    const gap = (size: number) => size > 0 && <tr {...roles.gap} style={{ height: size }} />;
    return (
      <>
        {items.map(({ key, index, start: from }, position) => (
          <Fragment key={`${key}`}>
            {gap(from - (items[position - 1]?.end ?? 0))}
            {rowOf(index)}
          </Fragment>
        ))}
        {gap(virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0))}
      </>
    );
  };

  // A printed table has more rows than the screen. Those of the page stay where they are.
  const paging = isPrinting && table.mode === 'client' ? table.paging : undefined;
  const pageStart = paging ? (paging.page - 1) * paging.pageSize : 0;
  const pageEnd = pageStart + (paging?.pageSize ?? (isPrinting && isMany ? 0 : rows.length));
  /** Rows that only a printed table has, in groups: for each page, Chromium lays out a whole group again. */
  const printedRows = (from: number, to: number) => {
    const added = entries.flatMap(({ place }, index) => (place >= from && place < to ? index : []));
    return [...groupBy(added, (index) => Math.floor(index / printedGroup))].map(
      ([group, indexes]) => (
        <tbody key={group} {...roles.rowGroup} className={styles.body}>
          {indexes.map(rowOf)}
        </tbody>
      ),
    );
  };

  const retry = useLostFocus(errorMessage !== undefined, () => grid.current?.focus());
  const isEmpty = rows.length === 0;
  const figures = isEmpty ? undefined : totals?.(table.allRows);
  // The header, the rows of all pages, the details on this page, or else the sentence instead of rows.
  const bodyEnd =
    total === undefined ? undefined : 1 + Math.max(total + entries.length - rows.length, 1);
  const rowCount = bodyEnd === undefined ? -1 : bodyEnd + (figures ? 1 : 0);

  return (
    <>
      {errorMessage && (
        <div {...retry} role="alert" className={styles.problem}>
          <div>{errorMessage}</div>
          {table.onRetry && (
            <Button size="small" variant="outline" onPress={table.onRetry}>
              {words.tryAgain}
            </Button>
          )}
        </div>
      )}
      <div className={styles.gridBox}>
        {isLoading && !isEmpty && (
          <div aria-hidden className={styles.busy}>
            <Spinner size="small" label={words.loading} />
          </div>
        )}
        <div ref={scroller} className={styles.scroller[height]}>
          <table
            {...gridKeys}
            ref={grid}
            {...roles.grid}
            aria-label={caption}
            aria-busy={isLoading || undefined}
            {...(isMultiple && { 'aria-multiselectable': true })}
            aria-rowcount={rowCount}
            aria-colcount={columnCount}
            data-stacks=""
            className={isFixed ? styles.fixedTable : styles.table}
            style={
              isExact
                ? { width: `calc(${tableWidth})`, minWidth: 0 }
                : isFixed
                  ? { minWidth: `calc(${tableWidth})` }
                  : undefined
            }
          >
            {isFixed && (
              <colgroup>
                {isSelectable && <col style={{ width: styles.markWidth }} />}
                {rowDetails && <col style={{ width: styles.expandWidth }} />}
                {shownColumns.map((column) => (
                  <col key={column.id} style={{ width: widths.widthOf(column) }} />
                ))}
                {hasActions && <col style={{ width: styles.actionsWidth }} />}
              </colgroup>
            )}
            <thead {...roles.rowGroup} className={styles.head}>
              <tr {...roles.row} aria-rowindex={1} className={styles.headRow}>
                {isMultiple && (
                  <SelectAll
                    label={words.selectRows}
                    isSelected={selectedOnPage === 'all'}
                    isIndeterminate={selectedOnPage === 'some'}
                    onChange={selectedOnPage === 'all' ? table.deselectPage : table.selectPage}
                  />
                )}
                {selectionMode === 'single' && (
                  <td {...roles.cell} className={classNames(styles.markHeader, styles.blank)} />
                )}
                {rowDetails && (
                  <td {...roles.cell} className={classNames(styles.header, styles.blank)} />
                )}
                {shownColumns.map((column, index) => (
                  <DataTableHeader
                    key={column.id}
                    column={column}
                    colIndex={leading + index + 1}
                    isFirst={index === 0}
                    selectionMode={selectionMode}
                    direction={table.sort?.column === column.id ? table.sort.direction : undefined}
                    onSort={onSort}
                    width={widths.widthOf(column)}
                    onWidth={onWidth}
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
            {isPrinting && printedRows(0, pageStart)}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table handles the keys of all its cells (useGridKeys). */}
            <tbody
              {...roles.rowGroup}
              className={styles.body}
              onClick={isSelectable || isOpenable ? pressRow : undefined}
              onMouseDown={(event) => {
                pressedAt.current = { x: event.clientX, y: event.clientY };
                if (!isSelectable || !event.shiftKey) return;
                // Otherwise the browser selects the text up to here, and moves no focus if it may not.
                event.preventDefault();
                const at = (event.target as HTMLElement).closest<HTMLElement>(
                  `${ownPress}, td, th`,
                );
                at?.focus();
              }}
            >
              {isVirtual
                ? rowsInView()
                : entries.map(({ place }, index) =>
                    place >= pageStart && place < pageEnd ? rowOf(index) : null,
                  )}
              {isEmpty && !errorMessage && (
                <tr {...roles.row} aria-rowindex={start + 2} className={styles.emptyRow}>
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
            {isPrinting && printedRows(pageEnd, rows.length)}
            {figures && (
              <tfoot {...roles.rowGroup} className={styles.foot}>
                <tr
                  {...roles.row}
                  data-index={entries.length}
                  aria-rowindex={bodyEnd && bodyEnd + 1}
                  tabIndex={-1}
                  className={styles.totalsRow}
                >
                  {isSelectable && (
                    <td {...roles.cell} className={classNames(styles.markCell, styles.blank)} />
                  )}
                  {rowDetails && (
                    <td {...roles.cell} className={classNames(styles.expandCell, styles.blank)} />
                  )}
                  {shownColumns.map(({ id, label, isNumeric = false }, index) => {
                    const isFirst = index === 0;
                    const Cell = isFirst ? 'th' : 'td';
                    const figure = figures[id] ?? (isFirst ? words.totals : undefined);
                    return (
                      <Cell
                        key={id}
                        {...(isFirst ? roles.rowHeader : roles.cell)}
                        data-label={isFirst ? undefined : label}
                        tabIndex={-1}
                        className={classNames(
                          styles.cell,
                          isNumeric && styles.numeric,
                          isFirst && styles.rowHeader,
                          isFirst && styles.first[selectionMode],
                          figure === undefined && styles.blank,
                        )}
                      >
                        {typeof figure === 'object' ? <div>{figure}</div> : figure}
                      </Cell>
                    );
                  })}
                  {hasActions && (
                    <td {...roles.cell} className={classNames(styles.actionsCell, styles.blank)} />
                  )}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      </div>
      {menu && (
        <RowMenuContext
          value={{
            label: words.actionsFor(nameOf(columns, menu.item)),
            button: menuButton,
            isByKeyboard: menu.isByKeyboard,
            isOpen: isMenuOpen,
            onOpenChange: setMenuOpen,
          }}
        >
          {rowMenu?.(menu.item)}
        </RowMenuContext>
      )}
    </>
  );
}
