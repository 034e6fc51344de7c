'use client';

import { type ReactNode, useRef } from 'react';
import { dataTableWords } from '../../internal/english.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import { Button } from '../Button/index.ts';
import type { RowKey } from '../Table/keyOf.ts';
import * as shared from '../Table/shared.css.ts';
import * as styles from './DataTable.css.ts';
import { useFrame } from './DataTableFrame.tsx';
import { useLostFocus } from './lostFocus.ts';
import type { DataTableAction } from './types.ts';
import type { DataTableState } from './useDataTable.ts';

/** Props of DataTableToolbar. */
export interface DataTableToolbarProps<Key extends RowKey = RowKey, Item extends object = object> {
  /** The caller's own controls, and a DataTableColumnMenu, before those of the table. */
  children?: ReactNode | undefined;
  /** Actions on the selected rows, shown while any are selected. */
  bulkActions?: readonly DataTableAction<Set<NoInfer<Key>>>[] | undefined;
  /**
   * Called with a CSV file, which Excel reads, and with the table. The file has the selected rows, or all
   * rows that match the filters. With `mode="server"` it has only rows of the page: load the other rows by
   * `table.selectedKeys`, or by `table.sort` and `table.filters`, and write them with `table.toCsv(rows)`.
   * Without this, there is no export button.
   */
  onExport?: ((csv: string, table: DataTableState<Item, NoInfer<Key>>) => void) | undefined;
}

/** The caption, the number of selected rows with the actions on them, and the table's own actions. */
export function DataTableToolbar<Key extends RowKey = RowKey, Item extends object = object>({
  children,
  bulkActions = [],
  onExport,
}: DataTableToolbarProps<Key, Item>) {
  const { table, caption, isCaptionHidden, grid } = useFrame<Item, Key>('DataTableToolbar');
  const words = useWords(dataTableWords);
  const locale = useLocale();
  const clearing = useRef<HTMLButtonElement>(null);
  const { selectedKeys, selectedOnPage, selectionMode, total, keys, disabledKeys } = table;
  const { size } = selectedKeys;
  const focus = useLostFocus(size > 0, () => grid.current?.focus());
  const number = (value: number) => writeNumber(value, locale);

  const isMultiple = selectionMode === 'multiple';
  const enabled = keys.filter((key) => !disabledKeys.has(key)).length;
  const offersAll =
    table.allowsSelectingAll && selectedOnPage === 'all' && (total === undefined || size < total);
  const isEmpty = isCaptionHidden && selectionMode === 'none' && !onExport && !children;

  return (
    <div className={isEmpty ? shared.captionHidden : styles.bar}>
      <div className={isCaptionHidden ? shared.captionHidden : styles.caption}>{caption}</div>
      <div {...focus} className={styles.tools}>
        {isMultiple && (
          <span aria-live="polite" className={offersAll ? styles.said : styles.count}>
            {offersAll && size === enabled
              ? words.pageSelected(size)
              : size > 0 && words.selectedRows(size, number(size))}
          </span>
        )}
        {offersAll && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              table.selectAll();
              // The focused button is removed along with its sentence.
              clearing.current?.focus();
            }}
          >
            {total === undefined ? words.selectRows : words.selectAll(number(total))}
          </Button>
        )}
        {size > 0 && (
          <>
            {bulkActions.map(({ id, label, tone = 'neutral', onAction }) => (
              <Button
                key={id}
                size="small"
                variant="outline"
                tone={tone}
                onPress={() => onAction(new Set(selectedKeys))}
              >
                {label}
              </Button>
            ))}
            <Button
              ref={clearing}
              size="small"
              variant="quiet"
              onPress={() => table.clearSelection()}
            >
              {words.clearSelection}
            </Button>
          </>
        )}
      </div>
      <div className={styles.tools}>
        {children}
        {onExport && (
          <Button size="small" variant="outline" onPress={() => onExport(table.toCsv(), table)}>
            {words.exportCsv}
          </Button>
        )}
      </div>
    </div>
  );
}
