export {
  DataTable,
  type DataTableAction,
  type DataTableColumn,
  type DataTablePaging,
  type DataTableProps,
} from './DataTable.tsx';
