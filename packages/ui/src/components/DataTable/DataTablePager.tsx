'use client';

import { useLayoutEffect, useRef } from 'react';
import { dataTableWords, paginationWords } from '../../internal/english.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import * as styles from './DataTable.css.ts';
import { useFrame } from './DataTableFrame.tsx';

/** Props of DataTablePager. */
export interface DataTablePagerProps {
  /** The page sizes that users can choose. @default [10, 25, 50, 100] */
  pageSizes?: readonly number[] | undefined;
}

/** Which rows are shown, and the buttons to other pages. It shows nothing if all rows are on one page. */
export function DataTablePager({ pageSizes = [10, 25, 50, 100] }: DataTablePagerProps) {
  const { table } = useFrame('DataTablePager');
  const words = useWords({ ...dataTableWords, ...paginationWords });
  const locale = useLocale();
  const buttons = { back: useRef<HTMLButtonElement>(null), on: useRef<HTMLButtonElement>(null) };
  const pressed = useRef<'back' | 'on'>(null);

  // A browser blurs a button that becomes disabled, which may be once the rows have arrived.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const button = buttons[pressed.current].current;
    const { activeElement } = document;
    if (!button?.disabled) return;
    if (activeElement === button || activeElement === document.body) {
      buttons[pressed.current === 'on' ? 'back' : 'on'].current?.focus();
    }
    pressed.current = null;
  });

  const { paging, total, rows, start, hasNextPage } = table;
  if (!paging || (rows.length === 0 && start === 0)) return null;
  const { page, pageSize } = paging;
  const number = (value: number) => writeNumber(value, locale);
  const turn = (which: 'back' | 'on') => {
    pressed.current = which;
    table.setPaging({ pageSize, page: which === 'on' ? page + 1 : page - 1 });
  };

  return (
    <div className={styles.pages}>
      <Select
        label={words.rowsPerPage}
        labelPosition="side"
        size="small"
        emptyLabel={null}
        options={pageSizes.map((size) => ({ value: String(size), label: number(size) }))}
        value={String(pageSize)}
        onChange={(size) => table.setPaging({ page: 1, pageSize: Number(size) })}
      />
      <span className={styles.count} aria-live="polite">
        {words.rowsOf(
          number(start + 1),
          number(start + rows.length),
          total === undefined ? undefined : number(total),
        )}
      </span>
      <Button
        ref={buttons.back}
        size="small"
        variant="outline"
        isDisabled={page <= 1}
        onPress={() => turn('back')}
      >
        {words.previous}
      </Button>
      <Button
        ref={buttons.on}
        size="small"
        variant="outline"
        isDisabled={!hasNextPage}
        onPress={() => turn('on')}
      >
        {words.next}
      </Button>
    </div>
  );
}
