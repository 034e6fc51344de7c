'use client';

import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import {
  Table as AriaTable,
  Cell,
  Column,
  ColumnResizer,
  ResizableTableContainer,
  Row,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { dataTableWords, paginationWords, tableWords } from '../../internal/english.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import type { ElementProps } from '../../internal/props.ts';
import * as shared from '../../internal/table.css.ts';
import { classNames } from '../../styles/classNames.ts';
import { placed } from '../../styles/layout.ts';
import { Button } from '../Button/index.ts';
import { ChevronDownIcon, MoreIcon, SortIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts';
import { Select } from '../Select/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { sorted } from '../Table/sorted.ts';
import type { TableColumn, TableSort } from '../Table/Table.tsx';
import { csvOf, plainOf } from './csv.ts';
import * as styles from './DataTable.css.ts';

type RowKey = string | number;

/** One column of a DataTable. The first one names the row, stays in sight and can't be hidden. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** How wide it is to begin with, in pixels; used where a column `isResizable`. @default its share of the table */
  width?: number | undefined;
  /** How narrow it may be made, in pixels. @default 96 */
  minWidth?: number | undefined;
  /** Lets the reader set its width. @default false */
  isResizable?: boolean | undefined;
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
  /** The order, kept by the caller, who then sorts the rows, say on a server. */
  sort?: TableSort | undefined;
  /** Called with the order that was asked for. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Whether rows can be selected. @default 'none' */
  selectionMode?: 'none' | 'multiple' | undefined;
  /** The keys of the selected rows, kept by the caller. */
  selectedKeys?: Iterable<RowKey> | undefined;
  /** The keys of the rows that are selected to begin with. */
  defaultSelectedKeys?: Iterable<RowKey> | undefined;
  /** Called with the keys of the selected rows; those of other pages stay among them. */
  onSelectionChange?: ((keys: Set<RowKey>) => void) | undefined;
  /**
   * Called by the button that selects the rows of all pages, where the caller gives those of one; it
   * is not there without. Without `total` the table selects all rows itself.
   */
  onSelectAll?: (() => void) | undefined;
  /** What can be done with the selected rows, in a bar that comes with the first one. */
  bulkActions?: readonly DataTableAction<Set<RowKey>>[] | undefined;
  /** What can be done with one row, in a menu at its end. */
  rowActions?: readonly DataTableAction<Item>[] | undefined;
  /** The ids of the columns that are hidden, kept by the caller. */
  hiddenColumns?: readonly string[] | undefined;
  /** The ids of the columns that are hidden to begin with. */
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
  /** `screen` scrolls the rows below their headers, in at most most of the screen. @default 'content' */
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

const SelectionBox = () => (
  <CheckboxField slot="selection">
    <CheckboxButton className={styles.mark} />
  </CheckboxField>
);

const skeletonRows = 5;

/** The same one each time: rows are rendered anew where their actions are others. */
const noActions: readonly [] = [];

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
  rowActions = noActions,
  hiddenColumns,
  defaultHiddenColumns = [],
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
  const [hidden, hide] = useKept<readonly string[]>(hiddenColumns, defaultHiddenColumns, (ids) =>
    onHiddenColumnsChange?.([...ids]),
  );
  const [paging, turnTo] = useKept<DataTablePaging | undefined>(
    givenPaging,
    defaultPaging,
    (next) => next && onPagingChange?.(next),
  );

  const selected = useMemo(() => new Set(selectedKeys), [selectedKeys]);
  const shownColumns = columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
  const ordered = useMemo(
    () => (givenSort ? rows : sorted(rows, columns, sort, locale)),
    [rows, columns, givenSort, sort, locale],
  );
  const isCut = paging !== undefined && total === rows.length;
  const pageCount = paging ? Math.max(1, Math.ceil(total / paging.pageSize)) : 1;
  const page = Math.min(paging?.page ?? 1, pageCount);
  const start = paging ? (page - 1) * paging.pageSize : 0;
  const shown = useMemo(
    () => (isCut && paging ? ordered.slice(start, start + paging.pageSize) : ordered),
    [ordered, isCut, paging, start],
  );

  // React Aria is told of the rows on show alone, so that their box neither speaks of nor clears the rest.
  const shownKeys = useMemo(() => new Set(shown.map(rowKey)), [shown, rowKey]);
  const selectedHere = useMemo(
    () => new Set([...shownKeys].filter((key) => selected.has(key))),
    [shownKeys, selected],
  );
  const selectHere = (keys: 'all' | Set<RowKey>) => {
    const elsewhere = [...selected].filter((key) => !shownKeys.has(key));
    select([...elsewhere, ...(keys === 'all' ? shownKeys : keys)]);
  };
  const isPageSelected = shown.length > 0 && selectedHere.size === shown.length;
  const offersAll = isPageSelected && selected.size < total && (onSelectAll !== undefined || isCut);
  const table = useRef<HTMLTableElement>(null);
  const clearing = useRef<HTMLButtonElement>(null);
  const selectAll = () => {
    if (isCut) select(rows.map(rowKey));
    onSelectAll?.();
    // The button that had focus goes with its sentence.
    clearing.current?.focus();
  };
  const clear = () => {
    select([]);
    table.current?.focus();
  };

  const [naming] = columns;
  const nameOf = (row: Item) => (naming ? `${plainOf(naming, row)}` : '');
  const number = (value: number) => writeNumber(value, locale);
  const isSelectable = selectionMode === 'multiple';
  const isResizable = shownColumns.some((column) => column.isResizable);
  const Scroller = isResizable ? ResizableTableContainer : 'div';

  return (
    <div {...placed(props, styles.frame)}>
      <div className={styles.bar}>
        <div id={captionId} className={isCaptionHidden ? shared.captionHidden : styles.caption}>
          {caption}
        </div>
        {selected.size > 0 && (
          <div className={styles.tools}>
            {!(offersAll && selected.size === selectedHere.size) && (
              <span className={styles.count}>{words.selectedRows(number(selected.size))}</span>
            )}
            {offersAll && (
              <>
                <span className={styles.said}>{words.pageSelected(selectedHere.size)}</span>
                <Button size="small" variant="quiet" onPress={selectAll}>
                  {words.selectAll(number(total))}
                </Button>
              </>
            )}
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
            <Button ref={clearing} size="small" variant="quiet" onPress={clear}>
              {words.clearSelection}
            </Button>
          </div>
        )}
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
                onSelectionChange={(keys) =>
                  hide(
                    columns
                      .slice(1)
                      .filter(({ id }) => keys !== 'all' && !keys.has(id))
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
        {isLoading && words.loading}
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
        <Scroller className={styles.scroller[height]}>
          <AriaTable
            ref={table}
            aria-labelledby={captionId}
            data-stacks=""
            className={styles.table}
            selectionMode={selectionMode}
            selectedKeys={selectedHere}
            onSelectionChange={selectHere}
            {...(sort && { sortDescriptor: sort })}
            onSortChange={({ column, direction }) => setSort({ column: `${column}`, direction })}
          >
            <TableHeader className={styles.head}>
              {isSelectable && (
                <Column id="mp-selection" width={56} minWidth={56} className={styles.markHeader}>
                  <SelectionBox />
                </Column>
              )}
              {shownColumns.map(
                ({ id, label, isNumeric = false, sortBy, width, minWidth = 96, ...column }) => (
                  <Column
                    key={id}
                    id={id}
                    isRowHeader={id === naming?.id}
                    allowsSorting={sortBy !== undefined}
                    textValue={label}
                    minWidth={minWidth}
                    {...(width !== undefined && { defaultWidth: width })}
                    className={classNames(
                      styles.header,
                      isNumeric && styles.numeric,
                      sortBy ? styles.sortable : styles.unsortable,
                      id === naming?.id && styles.first[selectionMode],
                    )}
                  >
                    {({ sortDirection }) => (
                      <div className={styles.headerWords}>
                        {label}
                        {sortBy && (
                          <span className={shared.arrow}>
                            {sortDirection ? (
                              <ChevronDownIcon size="small" />
                            ) : (
                              <SortIcon size="small" />
                            )}
                          </span>
                        )}
                        {column.isResizable && <ColumnResizer className={styles.resizer} />}
                      </div>
                    )}
                  </Column>
                ),
              )}
              {rowActions.length > 0 && (
                <Column id="mp-actions" width={64} minWidth={64} className={styles.unsortable}>
                  <span className={shared.announcement}>{words.rowActions}</span>
                </Column>
              )}
            </TableHeader>
            <TableBody
              items={shown}
              className={styles.body}
              dependencies={[columns, hidden, rowActions, selectionMode, words.actionsFor]}
              renderEmptyState={() =>
                isLoading ? (
                  <>
                    <span className={shared.announcement}>{words.loading}</span>
                    <Skeleton count={skeletonRows} />
                  </>
                ) : (
                  (empty ?? words.noRows)
                )
              }
            >
              {(row) => (
                <Row id={rowKey(row)} textValue={nameOf(row)} className={styles.row}>
                  {isSelectable && (
                    <Cell className={styles.markCell}>
                      <SelectionBox />
                    </Cell>
                  )}
                  {shownColumns.map(({ id, label, cell, isNumeric = false }) => (
                    <Cell
                      key={id}
                      className={classNames(
                        styles.cell,
                        isNumeric && styles.numeric,
                        id === naming?.id && styles.rowHeader,
                        id === naming?.id && styles.first[selectionMode],
                      )}
                    >
                      {id !== naming?.id && <span className={shared.cellLabel}>{label}</span>}
                      <span>{cell(row)}</span>
                    </Cell>
                  ))}
                  {rowActions.length > 0 && (
                    <Cell className={styles.actionsCell}>
                      <MenuTrigger>
                        <IconButton size="small" label={words.actionsFor(nameOf(row))}>
                          <MoreIcon />
                        </IconButton>
                        <Menu
                          placement="bottom end"
                          onAction={(key) => rowActions.find(({ id }) => id === key)?.onAction(row)}
                        >
                          {rowActions.map(({ id, label, tone = 'neutral' }) => (
                            <MenuItem key={id} id={id} tone={tone}>
                              {label}
                            </MenuItem>
                          ))}
                        </Menu>
                      </MenuTrigger>
                    </Cell>
                  )}
                </Row>
              )}
            </TableBody>
          </AriaTable>
        </Scroller>
      )}
      {paging && !errorMessage && total > 0 && (
        <div className={styles.pages}>
          <Select
            label={words.rowsPerPage}
            emptyLabel={null}
            options={pageSizes.map((size) => ({ value: `${size}`, label: number(size) }))}
            value={`${paging.pageSize}`}
            onChange={(size) => turnTo({ page: 1, pageSize: Number(size) })}
          />
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
            onPress={() => turnTo({ ...paging, page: page - 1 })}
          >
            {words.previous}
          </Button>
          <Button
            size="small"
            variant="outline"
            isDisabled={page >= pageCount}
            onPress={() => turnTo({ ...paging, page: page + 1 })}
          >
            {words.next}
          </Button>
        </div>
      )}
    </div>
  );
}
