'use client';

import { type ReactNode, useId, useState } from 'react';
import { tableWords } from '../../internal/english.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { classNames } from '../../styles/classNames.ts';
import { takeLayout } from '../../styles/layout.ts';
import { ChevronDownIcon, SortIcon } from '../Icon/index.ts';
import * as shared from './shared.css.ts';
import { sorted } from './sorted.ts';
import * as styles from './Table.css.ts';

/** One column of a Table. */
export interface TableColumn<Row> {
  /** What tells the column from the others, also in `sort`. */
  id: string;
  /** Its header. */
  label: string;
  /** What its cell shows of a row. */
  cell: (row: Row) => ReactNode;
  /** For figures: digits of one width, at the end of the cell. @default false */
  isNumeric?: boolean | undefined;
  /** Keeps its cells on one line: dates, short codes. @default false */
  isNowrap?: boolean | undefined;
  /** Makes the column sortable: by these values, numbers as numbers and words by the alphabet. */
  sortBy?: ((row: Row) => string | number) | undefined;
}

/** Which column the rows are sorted by, and which way. */
export interface TableSort {
  /** The column's `id`. */
  column: string;
  /** `ascending` is A to Z, smallest first. */
  direction: 'ascending' | 'descending';
}

/** Props of Table; also accepts a table's attributes. */
export interface TableProps<Row>
  extends Omit<ElementProps<'table'>, 'children' | 'aria-label' | 'aria-labelledby' | 'role'> {
  /** What the table holds. */
  caption: string;
  /** Takes the caption out of sight where a heading says the same. @default false */
  isCaptionHidden?: boolean | undefined;
  /** The columns; the first one names the row. */
  columns: readonly TableColumn<Row>[];
  /** One entry a row. */
  rows: readonly Row[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string | number;
  /** The order to begin with, kept by the table from then on. @default the order of `rows` */
  defaultSort?: TableSort | undefined;
  /** The order, kept by the caller, who then sorts the rows, say on a server. */
  sort?: TableSort | undefined;
  /** Called with the order that was asked for. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /**
   * In a narrow place each row becomes a block of labeled lines, or the table scrolls sideways, or it
   * keeps its columns, where they are few and short. @default 'stack'
   */
  phoneLayout?: 'stack' | 'scroll' | 'keep' | undefined;
  /** What stands in place of rows while there are none. @default 'Nothing here yet.' */
  empty?: ReactNode | undefined;
}

/** More rows than these are laid out only as they come near the view, where they are stacked. */
const manyRows = 24;

/** Browsers forget what parts of a table are once their `display` is another, as it is stacked. */
const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Rows and columns of like things: figures to compare, a queue to work through. */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  defaultSort,
  sort: givenSort,
  onSortChange,
  phoneLayout = 'stack',
  empty,
  ...props
}: TableProps<Row>) {
  const locale = useLocale();
  const words = useWords(tableWords);
  const captionId = useId();
  const [layout, attributes] = takeLayout(props);
  const frame = `${styles.frame[phoneLayout]} ${layout}`;
  const [said, setSaid] = useState('');
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = givenSort ?? ownSort;
  const isSortable = columns.some(({ sortBy }) => sortBy);
  const shown = givenSort ? rows : sorted(rows, columns, ownSort, locale);

  const press = ({ id: column, label }: TableColumn<Row>) => {
    const isAscending = sort?.column === column && sort.direction === 'ascending';
    const next: TableSort = { column, direction: isAscending ? 'descending' : 'ascending' };
    setOwnSort(next);
    setSaid(words.sorted(label, next.direction));
    onSortChange?.(next);
  };

  const table = (
    <table
      {...attributes}
      {...roles.table}
      aria-labelledby={captionId}
      className={styles.table}
      data-stacks={phoneLayout === 'stack' ? '' : undefined}
      data-long={shown.length > manyRows ? '' : undefined}
    >
      <caption id={captionId} className={isCaptionHidden ? shared.captionHidden : styles.caption}>
        {caption}
        {isSortable && <span className={styles.hint}>. {words.sortable}</span>}
      </caption>
      <thead {...roles.rowGroup} className={styles.head}>
        <tr {...roles.row} className={styles.headRow}>
          {columns.map((column) => {
            const { id, label, isNumeric = false, sortBy } = column;
            const direction = sort?.column === id ? sort.direction : undefined;
            const Arrow = direction ? ChevronDownIcon : SortIcon;
            return (
              <th
                {...roles.columnHeader}
                key={id}
                scope="col"
                className={classNames(
                  styles.header,
                  isNumeric && styles.numericCell,
                  sortBy ? styles.sortable : styles.unsortable,
                )}
                aria-sort={sortBy ? (direction ?? 'none') : undefined}
              >
                {sortBy ? (
                  <button type="button" className={styles.sort} onClick={() => press(column)}>
                    {label}
                    <span className={shared.arrow}>
                      <Arrow size="small" />
                    </span>
                  </button>
                ) : (
                  label
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody {...roles.rowGroup} className={styles.body}>
        {shown.map((row) => (
          <tr {...roles.row} key={rowKey(row)} className={styles.row}>
            {columns.map(({ id, label, cell, isNumeric = false, isNowrap = false }, index) => {
              const className = classNames(
                styles.cell,
                isNumeric && styles.numericCell,
                isNowrap && shared.nowrap,
                index === 0 && styles.rowHeader,
              );
              if (index === 0) {
                return (
                  <th {...roles.rowHeader} key={id} scope="row" className={className}>
                    {cell(row)}
                  </th>
                );
              }
              return (
                <td {...roles.cell} key={id} className={className}>
                  <span className={shared.cellLabel}>{label}</span>
                  <span>{cell(row)}</span>
                </td>
              );
            })}
          </tr>
        ))}
        {shown.length === 0 && (
          <tr {...roles.row} className={styles.row}>
            <td {...roles.cell} colSpan={columns.length} className={styles.empty}>
              {empty ?? words.noRows}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );

  const announcement = isSortable && (
    <div role="status" className={shared.announcement}>
      {said}
    </div>
  );

  if (phoneLayout !== 'scroll') {
    return (
      <div className={frame}>
        {table}
        {announcement}
      </div>
    );
  }
  return (
    <section
      className={frame}
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes focus, so that the arrow keys scroll it (axe, scrollable-region-focusable).
      tabIndex={0}
    >
      {table}
      {announcement}
    </section>
  );
}
