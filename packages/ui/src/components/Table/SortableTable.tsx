'use client';

import { useState } from 'react';
import { tableWords } from '../../internal/english.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { ChevronDownIcon, SortIcon } from '../Icon/index.ts';
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
  const [ownSort, setOwnSort] = useState(defaultSort);
  const sort = givenSort ?? ownSort;

  const requestSort = ({ id: column, label }: TableColumn<Row>) => {
    const isAscending = sort?.column === column && sort.direction === 'ascending';
    const next: TableSort = { column, direction: isAscending ? 'descending' : 'ascending' };
    setOwnSort(next);
    setMessage(words.sorted(label, next.direction));
    onSortChange?.(next);
  };

  return (
    <TableFrame
      {...props}
      rows={givenSort ? rows : sorted(rows, columns, ownSort, locale)}
      sort={sort}
      header={(column) => {
        const Arrow = sort?.column === column.id ? ChevronDownIcon : SortIcon;
        return (
          <button type="button" className={styles.sort} onClick={() => requestSort(column)}>
            <span>{column.label}</span>
            <span className={shared.arrow}>
              <Arrow size="small" />
            </span>
          </button>
        );
      }}
      hint={words.sortable}
      announcement={
        <div role="status" className={shared.announcement}>
          {message}
        </div>
      }
    />
  );
}
