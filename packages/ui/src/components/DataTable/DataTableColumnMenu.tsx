'use client';

import { dataTableWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts';
import type { RowKey } from '../Table/keyOf.ts';
import { useFrame } from './DataTableFrame.tsx';

/** The menu in which users choose the columns, for the toolbar. Tables without it load no menu. */
export function DataTableColumnMenu() {
  const { table } = useFrame<object, RowKey>('DataTableColumnMenu');
  const label = useWords(dataTableWords).columns;
  const shown = table.shownColumns.map(({ id }) => id);
  const columns = table.columns.slice(1);
  return (
    <MenuTrigger>
      <Button size="small" variant="outline">
        {label}
      </Button>
      <Menu
        aria-label={label}
        placement="bottom end"
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(chosen) => {
          for (const { id } of columns) {
            const isShown = chosen === 'all' || chosen.has(id);
            if (isShown !== shown.includes(id)) table.setColumnShown(id, isShown);
          }
        }}
      >
        {columns.map(({ id, label: name }) => (
          <MenuItem key={id} id={id}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
