'use client';

import { memo, type ReactNode, type Ref } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { buttonLook } from '../Button/look.ts';
import { ChevronDownIcon, MoreIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as shared from '../Table/shared.css.ts';
import { nameOf } from './csv.ts';
import * as styles from './DataTable.css.ts';
import { roles } from './roles.ts';
import type { DataTableColumn } from './types.ts';
import type { SelectionMode } from './useSelection.ts';

/** Marks the link that opens its row. */
export const rowLink = 'data-row-link';

interface RowProps<Item> {
  item: Item;
  columns: readonly DataTableColumn<Item>[];
  /** The index among the rows of the grid, from 0. */
  index: number;
  /** The index among the visible rows of data, from 0. */
  place: number;
  /** The `aria-rowindex` in the whole table; the header is row 1. */
  rowIndex: number;
  selectionMode: SelectionMode;
  isSelected: boolean;
  isDisabled: boolean;
  /** Whether a press opens the row. */
  isOpenable: boolean;
  /** The address that the row opens. */
  href: string | undefined;
  /** Whether the row's details are shown. Undefined if it has none. */
  isExpanded: boolean | undefined;
  /** The accessible name of the checkbox. */
  selectLabel: (row: string) => string;
  /** The accessible name of the button that opens the menu. */
  actionsLabel: (row: string) => string;
  /** The accessible name of the button that shows the details. */
  detailsLabel: (row: string) => string;
  /** Whether the table has a column of menu buttons, and whether this row has one. */
  actions: 'none' | 'others' | 'own';
  isMenuOpen: boolean;
  onSelect: (place: number, isRange: boolean) => void;
  onExpand: (place: number) => void;
  onMenu: (item: Item, button: HTMLButtonElement, isByKeyboard: boolean) => void;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

function RowOf<Item>({
  item,
  columns,
  index,
  place,
  rowIndex,
  selectionMode,
  isSelected,
  isDisabled,
  isOpenable,
  href,
  isExpanded,
  selectLabel,
  actionsLabel,
  detailsLabel,
  actions,
  isMenuOpen,
  onSelect,
  onExpand,
  onMenu,
  ref,
}: RowProps<Item>) {
  const isSelectable = selectionMode !== 'none';
  const name = nameOf(columns, item);
  const contentOf = (content: ReactNode) =>
    // Groups content that is more than text, for the cell as a line of a card.
    typeof content === 'object' ? <div>{content}</div> : content;
  return (
    <tr
      ref={ref}
      {...roles.row}
      data-index={index}
      data-place={place}
      aria-rowindex={rowIndex}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-disabled={isDisabled || undefined}
      data-openable={isOpenable || undefined}
      tabIndex={-1}
      className={styles.row}
    >
      {isSelectable && (
        <td {...roles.cell} tabIndex={-1} className={styles.markCell}>
          <input
            type={selectionMode === 'single' ? 'radio' : 'checkbox'}
            tabIndex={-1}
            aria-label={selectLabel(name)}
            checked={isSelected}
            disabled={isDisabled}
            onChange={({ nativeEvent }) =>
              onSelect(place, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            className={selectionMode === 'single' ? styles.radio : styles.mark}
          />
        </td>
      )}
      {isExpanded !== undefined && (
        <td {...roles.cell} className={styles.expandCell}>
          <button
            type="button"
            tabIndex={-1}
            aria-label={detailsLabel(name)}
            aria-expanded={isExpanded}
            onClick={() => onExpand(place)}
            className={buttonLook({ variant: 'quiet', size: 'small', isSquare: true })}
          >
            <span className={styles.expandIcon}>
              <ChevronDownIcon size="small" />
            </span>
          </button>
        </td>
      )}
      {columns.map(({ id, label, cell, isNumeric = false, isNowrap = false }, column) => {
        const isFirst = column === 0;
        const Cell = isFirst ? 'th' : 'td';
        const content = cell(item);
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
            {isFirst && href !== undefined ? (
              <Link {...{ [rowLink]: '' }} href={href} variant="quiet">
                {content}
              </Link>
            ) : (
              contentOf(content)
            )}
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
                // Prevents the click, which React Aria would treat as one from a screen reader.
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

/** A row that renders again only if its own props have changed. */
export const DataTableRow = memo(RowOf) as typeof RowOf;
