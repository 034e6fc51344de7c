'use client';

import { useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { tableWords } from '../../internal/english.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { nextSort, SortHeader } from './SortHeader.tsx';
import * as shared from './shared.css.ts';
import { sorted } from './sorted.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableProps, TableSort } from './Table.tsx';
import { TableFrame } from './TableFrame.tsx';

/** A Table whose headers sort the rows. */
export function SortableTable<Row>({
  defaultSort,
  sort: givenSort,
  onSortChange,
  ...props
}: TableProps<Row>) {
  const { columns, rows } = props;
  const locale = useLocale();
  const words = useWords(tableWords);
  const [message, setMessage] = useState('');
  const [sort, setSort] = useControlledState<TableSort | null>(
    givenSort,
    defaultSort ?? null,
    (next) => next && onSortChange?.(next),
  );

  const requestSort = ({ id: column, label }: TableColumn<Row>) => {
    const next = nextSort(column, sort);
    setSort(next);
    setMessage(words.sorted(label, next.direction));
  };

  return (
    <TableFrame
      {...props}
      rows={givenSort === undefined ? sorted(rows, columns, sort, locale) : rows}
      sort={sort}
      header={(column) => (
        <button type="button" className={styles.sort} onClick={() => requestSort(column)}>
          <SortHeader label={column.label} isSorted={sort?.column === column.id} />
        </button>
      )}
      hint={words.sortable}
      announcement={
        <div aria-live="polite" aria-atomic="true" className={shared.announcement}>
          {message}
        </div>
      }
    />
  );
}
