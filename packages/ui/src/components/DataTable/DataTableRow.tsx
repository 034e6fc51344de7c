'use client';

import { memo, type Ref } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { buttonLook } from '../Button/look.ts';
import { MoreIcon } from '../Icon/index.ts';
import * as shared from '../Table/shared.css.ts';
import { nameOf } from './csv.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTable.tsx';
import { roles } from './roles.ts';

interface RowProps<Item> {
  item: Item;
  columns: readonly DataTableColumn<Item>[];
  /** Which of the rows on show, from 0. */
  index: number;
  /** Which row of the whole table, its header being the first. */
  rowIndex: number;
  selectionMode: 'none' | 'multiple';
  isSelected: boolean;
  /** The name of the checkbox. */
  selectLabel: (row: string) => string;
  /** The name of the button that opens the menu. */
  actionsLabel: (row: string) => string;
  /** Whether there is a column of such buttons, and whether this row has one. */
  actions: 'none' | 'others' | 'own';
  isMenuOpen: boolean;
  onSelect: (index: number, isRange: boolean) => void;
  onMenu: (item: Item, button: HTMLButtonElement, isByKeyboard: boolean) => void;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

function RowOf<Item>({
  item,
  columns,
  index,
  rowIndex,
  selectionMode,
  isSelected,
  selectLabel,
  actionsLabel,
  actions,
  isMenuOpen,
  onSelect,
  onMenu,
  ref,
}: RowProps<Item>) {
  const isSelectable = selectionMode === 'multiple';
  const name = nameOf(columns, item);
  return (
    <tr
      ref={ref}
      {...roles.row}
      data-index={index}
      aria-rowindex={rowIndex}
      aria-selected={isSelectable ? isSelected : undefined}
      tabIndex={-1}
      className={styles.row}
    >
      {isSelectable && (
        <td {...roles.cell} className={styles.markCell}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={selectLabel(name)}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            className={styles.mark}
          />
        </td>
      )}
      {columns.map(({ id, label, cell, isNumeric = false, isNowrap = false }, place) => {
        const isFirst = place === 0;
        const content = cell(item);
        const Cell = isFirst ? 'th' : 'td';
        return (
          <Cell
            key={id}
            {...(isFirst ? roles.rowHeader : roles.cell)}
            data-label={isFirst ? undefined : label}
            tabIndex={-1}
            className={classNames(
              styles.cell,
              isNumeric && styles.numeric,
              isNowrap && shared.nowrap,
              isFirst && styles.rowHeader,
              isFirst && styles.first[selectionMode],
            )}
          >
            {/* What is more than words stands together where the cell is a line of a card. */}
            {typeof content === 'object' ? <span>{content}</span> : content}
          </Cell>
        );
      })}
      {actions !== 'none' && (
        <td {...roles.cell} tabIndex={-1} className={styles.actionsCell}>
          {actions === 'own' && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={actionsLabel(name)}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              onClick={({ currentTarget }) => onMenu(item, currentTarget, false)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                // No click comes of it, which React Aria would take for a screen reader's.
                event.preventDefault();
                onMenu(item, event.currentTarget, true);
              }}
              className={buttonLook({ variant: 'quiet', size: 'small', isSquare: true })}
            >
              <MoreIcon />
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

/** A row that is rendered anew only where something of its own has changed. */
export const DataTableRow = memo(RowOf) as typeof RowOf;
