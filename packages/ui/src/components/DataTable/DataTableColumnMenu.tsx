'use client';

import { Button } from '../Button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts';
import type { DataTableColumnMenuProps } from './DataTableToolbar.tsx';

/** The menu in which users choose the columns. Pass it as `columnMenu`, so that other tables load no menu. */
export function DataTableColumnMenu({
  label,
  columns,
  shownColumns,
  onColumnShown,
}: DataTableColumnMenuProps) {
  return (
    <MenuTrigger>
      <Button size="small" variant="outline">
        {label}
      </Button>
      <Menu
        aria-label={label}
        placement="bottom end"
        selectionMode="multiple"
        selectedKeys={shownColumns}
        onSelectionChange={(chosen) => {
          for (const { id } of columns) {
            const isShown = chosen === 'all' || chosen.has(id);
            if (isShown !== shownColumns.includes(id)) onColumnShown(id, isShown);
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
