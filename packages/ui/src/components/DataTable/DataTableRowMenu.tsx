'use client';

import { type ReactNode, use } from 'react';
import { MenuContext } from 'react-aria-components/Menu';
import { PopoverContext } from 'react-aria-components/Popover';
import { Menu } from '../Menu/index.ts';
import { RowMenuContext } from './rowMenu.ts';

/** Props of DataTableRowMenu. */
export interface DataTableRowMenuProps {
  /** MenuItems or MenuSections. */
  children: ReactNode;
}

/** The menu of the actions on a row, which `rowMenu` returns. Tables without one load no menu. */
export function DataTableRowMenu({ children }: DataTableRowMenuProps) {
  const row = use(RowMenuContext);
  if (!row) throw new Error('DataTableRowMenu: return it from `rowMenu`.');
  const { label, button, isByKeyboard, isOpen, onOpenChange } = row;
  return (
    <PopoverContext value={{ trigger: 'MenuTrigger', triggerRef: button, isOpen, onOpenChange }}>
      <MenuContext
        value={{ onClose: () => onOpenChange(false), autoFocus: isByKeyboard ? 'first' : true }}
      >
        <Menu aria-label={label} placement="bottom end">
          {children}
        </Menu>
      </MenuContext>
    </PopoverContext>
  );
}
