'use client';

import { useId } from 'react';
import { dataTableWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import { Button } from '../Button/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Select } from '../Select/index.ts';
import * as styles from './DataTable.css.ts';
import { useFrame } from './DataTableFrame.tsx';
import { useLostFocus } from './lostFocus.ts';

/** The fields that filter by columns with a `filter`. It shows nothing if there are none. */
export function DataTableFilterBar() {
  const { table } = useFrame('DataTableFilterBar');
  const words = useWords(dataTableWords);
  const id = useId();
  const { columns, filters } = table;
  const filterable = columns.filter(({ filter }) => filter);
  const isFiltered = filterable.some((column) => filters[column.id]);
  const [first] = filterable;
  const focus = useLostFocus(
    isFiltered,
    () => first && document.getElementById(`${id}-${first.id}`)?.focus(),
  );
  if (filterable.length === 0) return null;

  return (
    <search className={styles.filters}>
      {filterable.map((column) => {
        const { filter } = column;
        const field = {
          id: `${id}-${column.id}`,
          label: column.label,
          size: 'small',
          value: filters[column.id] ?? '',
          onChange: (value: string) => table.setFilter(column.id, value),
        } as const;
        const options = filter === 'text' ? [] : (filter ?? []);
        return (
          <div key={column.id} className={styles.filter}>
            {filter === 'text' ? (
              <SearchField {...field} />
            ) : (
              <Select
                {...field}
                emptyLabel={words.anyValue}
                options={options.map((choice) =>
                  typeof choice === 'string' ? { value: choice, label: choice } : choice,
                )}
              />
            )}
          </div>
        );
      })}
      {isFiltered && (
        <div {...focus}>
          <Button size="small" variant="quiet" onPress={() => table.clearFilters()}>
            {words.clearFilters}
          </Button>
        </div>
      )}
    </search>
  );
}
