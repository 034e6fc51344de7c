'use client';

import { useId } from 'react';
import { dataTableWords } from '../../internal/english.ts';
import { selectBox } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import { Button } from '../Button/index.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
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
          value: filters[column.id] ?? '',
          onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
            table.setFilter(column.id, target.value),
        };
        return (
          <div key={column.id} className={styles.filter}>
            <label htmlFor={field.id}>{column.label}</label>
            {filter === 'text' ? (
              <input {...field} type="search" className={styles.filterInput} />
            ) : (
              <span className={selectBox}>
                <select {...field} className={styles.smallSelect}>
                  <option value="">{words.anyValue}</option>
                  {filter?.map((choice) => {
                    const { value, label } =
                      typeof choice === 'string' ? { value: choice, label: choice } : choice;
                    return (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    );
                  })}
                </select>
                <span className={styles.smallChevron}>
                  <ChevronDownIcon size="small" />
                </span>
              </span>
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
