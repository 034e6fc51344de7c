'use client';

import type { RefObject } from 'react';
import { MenuContext } from 'react-aria-components/Menu';
import { PopoverContext } from 'react-aria-components/Popover';
import { Menu, MenuItem } from '../Menu/index.ts';
import type { DataTableAction } from './DataTable.tsx';

interface RowMenuProps<Item> {
  item: Item;
  label: string;
  actions: readonly DataTableAction<Item>[];
  button: RefObject<HTMLButtonElement | null>;
  isByKeyboard: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The one menu of all rows: a MenuTrigger in each is most of what a table costs. */
export function RowMenu<Item>({
  item,
  label,
  actions,
  button,
  isByKeyboard,
  isOpen,
  onOpenChange,
}: RowMenuProps<Item>) {
  return (
    <PopoverContext value={{ trigger: 'MenuTrigger', triggerRef: button, isOpen, onOpenChange }}>
      <MenuContext
        value={{ onClose: () => onOpenChange(false), autoFocus: isByKeyboard ? 'first' : true }}
      >
        <Menu
          aria-label={label}
          placement="bottom end"
          onAction={(key) => actions.find(({ id }) => id === key)?.onAction(item)}
        >
          {actions.map(({ id, label: verb, tone = 'neutral' }) => (
            <MenuItem key={id} id={id} tone={tone}>
              {verb}
            </MenuItem>
          ))}
        </Menu>
      </MenuContext>
    </PopoverContext>
  );
}
