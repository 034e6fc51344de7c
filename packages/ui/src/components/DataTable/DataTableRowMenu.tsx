'use client';

import { MenuContext } from 'react-aria-components/Menu';
import { PopoverContext } from 'react-aria-components/Popover';
import { Menu, MenuItem } from '../Menu/index.ts';
import type { DataTableRowMenuProps } from './DataTableGrid.tsx';

/** The menu of a row's actions. Pass it as `rowMenu`, so that tables without row actions load no menu. */
export function DataTableRowMenu<Item>({
  item,
  label,
  rowActions,
  button,
  isByKeyboard,
  isOpen,
  onOpenChange,
}: DataTableRowMenuProps<Item>) {
  return (
    <PopoverContext value={{ trigger: 'MenuTrigger', triggerRef: button, isOpen, onOpenChange }}>
      <MenuContext
        value={{ onClose: () => onOpenChange(false), autoFocus: isByKeyboard ? 'first' : true }}
      >
        <Menu
          aria-label={label}
          placement="bottom end"
          onAction={(key) => rowActions.find(({ id }) => id === key)?.onAction(item)}
        >
          {rowActions.map(({ id, label: verb, tone = 'neutral' }) => (
            <MenuItem key={id} id={id} tone={tone}>
              {verb}
            </MenuItem>
          ))}
        </Menu>
      </MenuContext>
    </PopoverContext>
  );
}
