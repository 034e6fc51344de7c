import type { DataTableColumn } from './DataTable.tsx';

/** What a column says of a row as plain text or a number; nothing where its cell is neither. */
export function plainOf<Row>(column: DataTableColumn<Row>, row: Row): string | number {
  const plain = (column.csv ?? column.sortBy ?? column.cell)(row);
  return typeof plain === 'string' || typeof plain === 'number' ? plain : '';
}

/** What a row is known by: its first column, as plain text. */
export function nameOf<Row>([naming]: readonly DataTableColumn<Row>[], row: Row | undefined) {
  return naming && row !== undefined ? `${plainOf(naming, row)}` : '';
}

/** A field of a CSV file. A spreadsheet must not take a text for a formula (OWASP, CSV injection). */
function field(value: string | number): string {
  if (typeof value === 'number') return `${value}`;
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file with a row of headers (RFC 4180). */
export const csvOf = <Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]) =>
  [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => plainOf(column, row))),
  ]
    .map((fields) => `${fields.map(field).join(',')}\r\n`)
    .join('');
