'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { ChevronDownIcon, SortIcon } from '../Icon/index.ts';
import * as shared from '../Table/shared.css.ts';
import type { TableSort } from '../Table/Table.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTable.tsx';
import { roles } from './roles.ts';

/** How much wider or narrower a key makes a column, in pixels. */
const widthStep = 10;
/** The widest that the keys make a column, in pixels. */
const widest = 1_200;
export const narrowest = 96;

interface HeaderProps<Item> {
  column: DataTableColumn<Item>;
  /** Counted from 1. */
  colIndex: number;
  isFirst: boolean;
  selectionMode: 'none' | 'multiple';
  sort: TableSort | undefined;
  onSort: () => void;
  /** Its width in pixels, once it was set. */
  width: number | undefined;
  onWidth: (width: number) => void;
  /** The name of the slider that sets the width. */
  widthLabel: string;
}

/** The header of a column: sorts by it, and sets its width. */
export function DataTableHeader<Item>({
  column,
  colIndex,
  isFirst,
  selectionMode,
  sort,
  onSort,
  width,
  onWidth,
  widthLabel,
}: HeaderProps<Item>) {
  const { id, label, isNumeric = false, sortBy, isResizable, minWidth = narrowest } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const Arrow = direction ? ChevronDownIcon : SortIcon;
  return (
    <th
      {...roles.columnHeader}
      aria-colindex={colIndex}
      aria-sort={sortBy ? (direction ?? 'none') : undefined}
      tabIndex={-1}
      onClick={sortBy && onSort}
      className={classNames(
        styles.header,
        isNumeric && styles.numeric,
        sortBy ? styles.sortable : styles.unsortable,
        isFirst && styles.first[selectionMode],
      )}
    >
      <div className={styles.headerWords}>
        {label}
        {sortBy && (
          <span className={shared.arrow}>
            <Arrow size="small" />
          </span>
        )}
      </div>
      {isResizable && (
        <Resizer label={widthLabel} width={width} minWidth={minWidth} onWidth={onWidth} />
      )}
    </th>
  );
}

interface ResizerProps {
  label: string;
  width: number | undefined;
  minWidth: number;
  onWidth: (width: number) => void;
}

/** A line at the end of a header: it is dragged; by the keyboard Enter begins and ends, and the arrow keys set the width. */
function Resizer({ label, width, minWidth, onWidth }: ResizerProps) {
  const [isResizing, setResizing] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const drag = useRef({ from: 0, width: 0 });
  const widthNow = () => slider.current?.closest('th')?.offsetWidth ?? minWidth;

  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: widthNow() };
    setResizing(true);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = (event.clientX - drag.current.from) * (isRightToLeft ? -1 : 1);
    onWidth(Math.max(minWidth, Math.round(drag.current.width + by)));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the slider in it has the keys; a press here must not sort.
    <span
      className={styles.resizer}
      data-resizing={isResizing || undefined}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={begin}
      onPointerMove={move}
      onLostPointerCapture={() => setResizing(false)}
    >
      <input
        ref={slider}
        type="range"
        tabIndex={-1}
        aria-label={label}
        aria-valuetext={`${width ?? minWidth} px`}
        min={minWidth}
        max={Math.max(widest, width ?? 0)}
        step={widthStep}
        value={width ?? minWidth}
        onFocus={() => onWidth(widthNow())}
        onBlur={() => setResizing(false)}
        onChange={({ target }) => onWidth(target.valueAsNumber)}
        onKeyDown={(event) => {
          const isSwitch = event.key === 'Enter' || (event.key === 'Escape' && isResizing);
          if (isSwitch) setResizing(!isResizing);
          if (isSwitch || (isResizing && event.key !== 'Tab')) event.stopPropagation();
        }}
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

/** Selects all rows on show, or none. */
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
