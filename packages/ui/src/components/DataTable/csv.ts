import type { DataTableColumn } from './types.ts';

/** Returns a column's value of a row as plain text or a number, or the empty text if its cell is neither. */
export function plainOf<Row>(column: DataTableColumn<Row>, row: Row): string | number {
  const plain = (column.csv ?? column.sortBy ?? column.cell)(row);
  return typeof plain === 'string' || typeof plain === 'number' ? plain : '';
}

/** Returns a row's name: its first column as plain text. */
export function nameOf<Row>([naming]: readonly DataTableColumn<Row>[], row: Row | undefined) {
  return naming && row !== undefined ? `${plainOf(naming, row)}` : '';
}

/** Digits that a spreadsheet would read as another number: without their zeros, rounded, or as a power of ten. */
const otherNumber = /^(?:0\d+|\d{16,}|\d+E\d+)$/i;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const number = String.raw`(?:\d{1,2}|\d{4})`;

/**
 * Text that a spreadsheet would read as a date, of this year or of another order of day and month: 1/2,
 * 3-4, 11/14/2025, 3.4.25, Mar 5, 5-March. A date such as 2026-11-20 means one day everywhere.
 */
const otherDate = new RegExp(
  String.raw`^(?!\d{4}-\d{2}-\d{2}$)(?:${number}([/-])${number}(?:\1${number})?|${number}(?:\.${number}){2}|${month}[ -]?${number}|${number}[ -]?${month}(?:[ -]?${number})?)$`,
  'i',
);

/** Formats a field of a CSV file. A spreadsheet must not read a text as a formula (OWASP, CSV injection). */
function field(value: string | number): string {
  if (typeof value === 'number') return `${value}`;
  if (otherNumber.test(value) || otherDate.test(value)) return `"=""${value}"""`;
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without it, Excel reads the file in the system's old encoding. */
const byteOrderMark = '\uFEFF';

/** Formats rows as a CSV file with a header row (RFC 4180), which Excel reads as UTF-8. */
export const csvOf = <Row>(columns: readonly DataTableColumn<Row>[], rows: readonly Row[]) =>
  byteOrderMark +
  [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => plainOf(column, row))),
  ]
    .map((fields) => `${fields.map(field).join(',')}\r\n`)
    .join('');
