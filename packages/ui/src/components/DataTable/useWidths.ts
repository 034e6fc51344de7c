import { type RefObject, useState } from 'react';
import type { DataTableColumn } from './types.ts';

/** The minimum width of a column without its own, in pixels. */
export const narrowest = 96;

/**
 * The widths of a table's columns. Once users resize one, all columns have the widths that they have at
 * that moment, and the table is as wide as their sum: no column gets a share of the change.
 */
export function useWidths<Item>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly DataTableColumn<Item>[],
) {
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const isResized = Object.keys(widths).length > 0;
  const widthOf = ({ id, width, minWidth = narrowest }: DataTableColumn<Item>) =>
    widths[id] ?? width ?? (isResized ? minWidth : undefined);
  return {
    widthOf,
    /** Whether all columns have a width. */
    isExact: columns.every((column) => widthOf(column) !== undefined),
    /** The sum of the widths, or of the minimum widths of columns without one. */
    sum: columns.reduce(
      (sum, column) => sum + (widthOf(column) ?? column.minWidth ?? narrowest),
      0,
    ),
    setWidth: (id: string, width: number) => {
      const headers = table.current?.tHead?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
      const now = Object.fromEntries(
        [...headers].map((header) => [header.dataset.column, header.getBoundingClientRect().width]),
      );
      setWidths((before) => ({ ...now, ...before, [id]: width }));
    },
  };
}
