/** The explicit roles of a grid: browsers drop the table roles of elements whose `display` is changed. */
export const roles = {
  grid: { role: 'grid' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
  /** The spacer for rows that are not in the document. */
  gap: { 'aria-hidden': true },
} as const;
