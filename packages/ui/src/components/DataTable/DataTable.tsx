'use client';

import type { ReactNode } from 'react';
import type { RowKey } from '../Table/keyOf.ts';
import { DataTableFilterBar } from './DataTableFilterBar.tsx';
import { DataTableFrame, type DataTableFrameProps } from './DataTableFrame.tsx';
import { DataTableGrid, type DataTableGridProps } from './DataTableGrid.tsx';
import { DataTablePager, type DataTablePagerProps } from './DataTablePager.tsx';
import { DataTableToolbar, type DataTableToolbarProps } from './DataTableToolbar.tsx';
import type { KeyOf } from './types.ts';
import { type DataTableOptions, useDataTable } from './useDataTable.ts';

/** Props of DataTable: the options of `useDataTable` and the props of all parts. All other attributes go to the frame around it. */
export interface DataTableProps<Item extends object, Key extends RowKey = KeyOf<Item>>
  extends DataTableOptions<Item, Key>,
    Omit<DataTableToolbarProps<Key, Item>, 'children'>,
    DataTableGridProps<Item>,
    DataTablePagerProps,
    Omit<DataTableFrameProps<Item, Key>, 'table' | 'children'> {
  /** The caller's own controls in the toolbar, and a DataTableColumnMenu to let users choose the columns. */
  toolbar?: ReactNode | undefined;
}

/**
 * A table of many similar things to work through: users sort, filter, select, act on and page through its
 * rows. For another arrangement of its parts, call `useDataTable` and render them in a DataTableFrame.
 */
export function DataTable<Item extends object, Key extends RowKey = KeyOf<Item>>({
  columns,
  rows,
  getKey,
  mode,
  total,
  hasNextPage,
  defaultSort,
  sort,
  onSortChange,
  filters,
  defaultFilters,
  onFiltersChange,
  selectionMode,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onSelectAll,
  disabledKeys,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  hiddenColumns,
  defaultHiddenColumns,
  onHiddenColumnsChange,
  paging,
  defaultPaging,
  onPagingChange,
  isLoading,
  errorMessage,
  onRetry,
  toolbar,
  bulkActions,
  onExport,
  rowMenu,
  onRowAction,
  rowHref,
  rowDetails,
  totals,
  empty,
  height,
  pageSizes,
  ...frame
}: DataTableProps<Item, Key>) {
  const table = useDataTable<Item, Key>({
    columns,
    rows,
    getKey,
    mode,
    total,
    hasNextPage,
    defaultSort,
    sort,
    onSortChange,
    filters,
    defaultFilters,
    onFiltersChange,
    selectionMode,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    onSelectAll,
    disabledKeys,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
    paging,
    defaultPaging,
    onPagingChange,
    isLoading,
    errorMessage,
    onRetry,
  });
  return (
    <DataTableFrame {...frame} table={table}>
      <DataTableToolbar<Key, Item> bulkActions={bulkActions} onExport={onExport}>
        {toolbar}
      </DataTableToolbar>
      <DataTableFilterBar />
      <DataTableGrid<Item>
        rowMenu={rowMenu}
        onRowAction={onRowAction}
        rowHref={rowHref}
        rowDetails={rowDetails}
        totals={totals}
        empty={empty}
        height={height}
      />
      <DataTablePager pageSizes={pageSizes} />
    </DataTableFrame>
  );
}
