export { DataTable, type DataTableProps } from './DataTable.tsx';
export { DataTableColumnMenu } from './DataTableColumnMenu.tsx';
export { DataTableFilterBar } from './DataTableFilterBar.tsx';
export { DataTableFrame, type DataTableFrameProps } from './DataTableFrame.tsx';
export { DataTableGrid, type DataTableGridProps } from './DataTableGrid.tsx';
export { DataTablePager, type DataTablePagerProps } from './DataTablePager.tsx';
export { DataTableRowMenu, type DataTableRowMenuProps } from './DataTableRowMenu.tsx';
export { DataTableToolbar, type DataTableToolbarProps } from './DataTableToolbar.tsx';
export type { DataTableFilters } from './filters.ts';
export type {
  DataTableAction,
  DataTableChoice,
  DataTableColumn,
  DataTablePaging,
} from './types.ts';
export { type DataTableOptions, type DataTableState, useDataTable } from './useDataTable.ts';
