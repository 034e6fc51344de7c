'use client';

import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { ChevronDownIcon, SortIcon } from '../Icon/index.ts';
import * as shared from '../Table/shared.css.ts';
import type { TableSort } from '../Table/Table.tsx';
import * as styles from './DataTable.css.ts';
import { roles } from './roles.ts';
import type { DataTableColumn } from './types.ts';
import { leavesKeys } from './useGridKeys.ts';
import type { SelectionMode } from './useSelection.ts';
import { narrowest } from './useWidths.ts';

/** The step of the arrow keys for a column's width, in pixels. */
const widthStep = 10;
/** The maximum width that the arrow keys can set, in pixels. */
const widest = 1_200;

interface HeaderProps<Item> {
  column: DataTableColumn<Item>;
  /** Counted from 1. */
  colIndex: number;
  isFirst: boolean;
  selectionMode: SelectionMode;
  /** The direction if the table is sorted by this column. */
  direction: TableSort['direction'] | undefined;
  onSort: (column: string) => void;
  /** Its width in pixels, if it was set. */
  width: number | undefined;
  onWidth: (column: string, width: number) => void;
  /** The name of the slider that sets the width. */
  widthLabel: string;
}

function HeaderOf<Item>({
  column,
  colIndex,
  isFirst,
  selectionMode,
  direction,
  onSort,
  width,
  onWidth,
  widthLabel,
}: HeaderProps<Item>) {
  const { id, label, isNumeric = false, isResizable, minWidth = narrowest } = column;
  const isSortable = column.isSortable ?? column.sortBy !== undefined;
  const Arrow = direction ? ChevronDownIcon : SortIcon;
  return (
    <th
      {...roles.columnHeader}
      data-column={id}
      // The name would include the value of the slider.
      aria-label={isResizable ? label : undefined}
      aria-colindex={colIndex}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      tabIndex={-1}
      onClick={isSortable ? () => onSort(id) : undefined}
      className={classNames(
        styles.header,
        isNumeric && styles.numeric,
        isSortable ? styles.sortable : styles.unsortable,
        isFirst && styles.first[selectionMode],
      )}
    >
      <div className={styles.headerWords}>
        <span>{label}</span>
        {isSortable && (
          <span className={shared.arrow}>
            <Arrow size="small" />
          </span>
        )}
      </div>
      {isResizable && (
        <Resizer
          label={widthLabel}
          width={width}
          minWidth={minWidth}
          onWidth={(next) => onWidth(id, next)}
        />
      )}
    </th>
  );
}

/**
 * The header of a column, which sorts by it and resizes it. It renders again only if its own props have
 * changed.
 */
export const DataTableHeader = memo(HeaderOf) as typeof HeaderOf;

interface ResizerProps {
  label: string;
  width: number | undefined;
  minWidth: number;
  onWidth: (width: number) => void;
}

/** The draggable line at the end of a header. With the keyboard, Enter starts and ends resizing, and the arrow keys set the width. */
function Resizer({ label, width, minWidth, onWidth }: ResizerProps) {
  const [isResizing, setResizing] = useState(false);
  const [measured, setMeasured] = useState(minWidth);
  const slider = useRef<HTMLInputElement>(null);
  const drag = useRef({ from: 0, width: 0 });
  const widthNow = () => slider.current?.closest('th')?.getBoundingClientRect().width ?? minWidth;
  const shown = width ?? measured;
  /** Returns 1, or -1 if lines are read from right to left. */
  const directionOf = (element: Element) =>
    getComputedStyle(element).direction === 'rtl' ? -1 : 1;
  const resize = (next: number) => onWidth(Math.max(minWidth, next));

  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: widthNow() };
    setResizing(true);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const by = (event.clientX - drag.current.from) * directionOf(event.currentTarget);
    if (by !== 0 || width !== undefined) resize(drag.current.width + by);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const isSwitch = key === 'Enter' || (key === 'Escape' && isResizing);
    if (isSwitch) setResizing(!isResizing);
    const step =
      key === 'ArrowUp' || key === 'ArrowDown'
        ? { ArrowUp: 1, ArrowDown: -1 }[key]
        : key === 'ArrowRight' || key === 'ArrowLeft'
          ? { ArrowRight: 1, ArrowLeft: -1 }[key] * directionOf(currentTarget)
          : 0;
    if (isResizing && step !== 0) {
      // The browser's own step would first round the width.
      event.preventDefault();
      resize(widthNow() + step * widthStep);
    }
    if (isSwitch || (isResizing && key !== 'Tab')) event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the slider in it handles the keys; a click here must not sort.
    <span
      className={styles.resizer}
      data-resizing={isResizing || undefined}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={begin}
      onPointerMove={move}
      onLostPointerCapture={() => setResizing(false)}
    >
      <input
        {...leavesKeys}
        ref={slider}
        type="range"
        tabIndex={-1}
        aria-label={label}
        aria-valuetext={`${Math.round(shown)} px`}
        min={minWidth}
        max={Math.max(widest, shown)}
        step="any"
        value={shown}
        onFocus={() => setMeasured(widthNow())}
        onBlur={() => setResizing(false)}
        onChange={({ target }) => resize(target.valueAsNumber)}
        onKeyDown={press}
        className={styles.resizerSlider}
      />
    </span>
  );
}

interface SelectAllProps {
  label: string;
  isSelected: boolean;
  isIndeterminate: boolean;
  onChange: () => void;
}

/** Selects all visible rows, or none. */
export function SelectAll({ label, isSelected, isIndeterminate, onChange }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <th {...roles.columnHeader} aria-colindex={1} className={styles.markHeader}>
      <input
        ref={box}
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={isSelected}
        onChange={onChange}
        className={styles.mark}
      />
    </th>
  );
}
