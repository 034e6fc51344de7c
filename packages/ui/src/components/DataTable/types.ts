import type { RowKey } from '../Table/keyOf.ts';
import type { TableColumn } from '../Table/Table.tsx';
import type { Priority } from './useRoom.ts';

/** The type of the `id` of a row, which is its key unless `getKey` returns another one. */
export type KeyOf<Item> = Item extends Record<'id', infer Key extends RowKey> ? Key : RowKey;

/** One column of a DataTable. The first one names the row, is always visible and can't be hidden. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** Whether users can sort by it. Without `sortBy`, a server has to. @default whether it has `sortBy` */
  isSortable?: boolean | undefined;
  /** The initial width in pixels. @default an equal share of the table, or as wide as its content */
  width?: number | undefined;
  /** The minimum width in pixels. @default 96 */
  minWidth?: number | undefined;
  /** Whether users can resize it. @default false */
  isResizable?: boolean | undefined;
  /**
   * When it is hidden for lack of space: `low` first, then `medium`. Cards and CSV files always have it.
   * Users can show it again if the toolbar has a DataTableColumnMenu. @default 'high'
   */
  priority?: Priority | undefined;
  /** Lets users filter the rows by this column: by a typed text, or by one of the given choices. */
  filter?: 'text' | readonly (string | DataTableChoice)[] | undefined;
  /** Returns the value that the filter compares. @default the column's value in a CSV file */
  filterBy?: ((row: Row) => string | number) | undefined;
  /**
   * Returns the column’s value in a CSV file. A spreadsheet shows text of digits as it is, such as an account number
   * with leading zeros. @default the value it sorts by, or else its cell if that is text or a number
   */
  csv?: ((row: Row) => string | number) | undefined;
}

/** A choice of a column's filter. */
export interface DataTableChoice {
  /** The value of the matching rows. */
  value: string;
  /** The text that users choose. */
  label: string;
}

/** An action on the selected rows. */
export interface DataTableAction<Target> {
  /** Identifies the action among the others. */
  id: string;
  /** A verb. */
  label: string;
  /** `danger` for an action that can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Runs the action. */
  onAction: (target: Target) => void;
}

/** The visible page of the rows. */
export interface DataTablePaging {
  /** The page number, from 1. */
  page: number;
  /** The number of rows on a page. */
  pageSize: number;
}
