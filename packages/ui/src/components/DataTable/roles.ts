/** A table that is worked in is a grid; browsers forget what its parts are once their `display` is another. */
export const roles = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
  /** Room for rows that are not in the document. */
  gap: { 'aria-hidden': true },
} as const;
