import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { overlay, whenFocusIsLost } from './lostFocus.ts';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [contenteditable="true"], [tabindex="0"]';
/** Marks a control that leaves the arrow keys to the grid, although others of its kind use them. */
export const leavesKeys = { 'data-leaves-keys': '' };
/** Matches controls that use letters or arrow keys themselves. */
const usesKeys =
  ':is(textarea, select, [contenteditable="true"], [role="slider"], [role="spinbutton"], [role="textbox"], [role="combobox"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])):not([data-leaves-keys])';
/** The time after which a typed letter starts a new search, in milliseconds. */
const typingPause = 1_000;

interface GridKeys {
  table: RefObject<HTMLTableElement | null>;
  /** The number of rows below the header. */
  rowCount: number;
  /** Returns the name of the row at an index. */
  nameOf: (index: number) => string;
  /** Called with the row that has focus, or is about to get it. The row must be in the document after the next render. */
  onRow: (index: number) => void;
  /** Toggles the selection of a row; with `isRange`, selects all rows from the last one on. Undefined if rows can't be selected. */
  onSelect?: ((index: number, isRange: boolean) => void) | undefined;
  /** Opens a row. Undefined if rows can't be opened; Enter selects them then. */
  onOpen?: ((index: number) => void) | undefined;
  /** Selects all visible rows. */
  onSelectAll?: (() => void) | undefined;
  /** Deselects all visible rows. Returns whether any was selected. */
  onClear?: (() => boolean) | undefined;
}

const controlsOf = (cell: Element) =>
  [...cell.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility());

/** Whether a cell has controls that use the grid's keys. Enter or F2 moves into it, Escape or F2 out of it. */
const isEntered = (cell: HTMLTableCellElement) =>
  cell.scope !== 'col' && cell.querySelector(usesKeys) !== null;

/** The stops of the arrow keys in a row: its headers, its cells, and the controls in them. */
const stopsOf = (row: HTMLTableRowElement) =>
  [...row.cells].flatMap((cell) => {
    if (!cell.checkVisibility()) return [];
    if (isEntered(cell)) return [cell];
    const inside = controlsOf(cell);
    const isStop = cell.hasAttribute('tabindex') && (cell.scope === 'col' || inside.length === 0);
    return isStop ? [cell, ...inside] : inside;
  });

const indexOf = (row: HTMLTableRowElement) => Number(row.dataset.index ?? -1);

/**
 * Handles the keys of a grid (ARIA Authoring Practices, "Grid"): Tab stops once, and the arrow keys move
 * from there. Rows below the header have their index in `data-index`, from 0.
 */
export function useGridKeys({
  table,
  rowCount,
  nameOf,
  onRow,
  onSelect,
  onOpen,
  onSelectAll,
  onClear,
}: GridKeys) {
  const last = useRef<HTMLElement>(null);
  const lastRow = useRef(0);
  const isLeaving = useRef(false);
  /** Whether focus moved from the table to a menu or a dialog. */
  const isInOverlay = useRef(false);
  const waited = useRef<{ row: number; column: number }>(null);
  const typed = useRef({ text: '', at: 0 });
  const [hasFocus, setHasFocus] = useState(false);

  /** The closest ancestor in this table, not in one that is inside a cell. */
  const closest = <Found extends HTMLElement>(at: Element, selector: string) => {
    let found = at.closest<Found>(selector);
    while (found && found.closest('table') !== table.current) {
      found = found.closest('table')?.parentElement?.closest<Found>(selector) ?? null;
    }
    return found;
  };

  /** Returns whether the row is in the document. */
  const focusRow = (index: number, column: number) => {
    const row =
      index < 0
        ? table.current?.tHead?.rows[0]
        : table.current?.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`);
    if (!row) return false;
    const stops = stopsOf(row);
    const inColumn = stops.find((stop) => row.cells[column]?.contains(stop));
    (inColumn ?? (index < 0 ? stops[0] : row))?.focus();
    return true;
  };

  const goTo = (to: number, column: number) => {
    const row = Math.max(-1, Math.min(to, rowCount - 1));
    if (focusRow(row, column)) return;
    waited.current = { row, column };
    onRow(row);
  };

  // An overlay may close after later renders.
  const latest = useRef(() => {});
  useLayoutEffect(() => {
    latest.current = () => goTo(Math.min(lastRow.current, rowCount - 1), -1);
  });

  useLayoutEffect(() => {
    const next = waited.current;
    if (next) {
      waited.current = null;
      if (focusRow(next.row, next.column)) return;
    }
    // If the row with focus is removed, the row at its position gets focus.
    const isGone = last.current !== null && !last.current.isConnected;
    if (!isGone) return;
    last.current = null;
    if (hasFocus || isInOverlay.current) whenFocusIsLost(() => latest.current());
  });
  const pageOf = (row: HTMLTableRowElement) => {
    const height = Math.min(table.current?.parentElement?.clientHeight ?? 0, innerHeight);
    return Math.max(1, Math.floor(height / Math.max(1, row.offsetHeight)) - 1);
  };

  const find = (letter: string, from: number) => {
    const { text, at } = typed.current;
    const isSameWord = performance.now() - at < typingPause;
    const word = `${isSameWord ? text : ''}${letter}`.toLowerCase();
    typed.current = { text: word, at: performance.now() };
    // A longer search text may still match the row where the search started.
    const first = word.length > 1 ? Math.max(0, from) : from + 1;
    for (let step = 0; step < rowCount; step += 1) {
      const index = (first + step) % rowCount;
      if (nameOf(index).toLowerCase().startsWith(word)) return index;
    }
    return undefined;
  };

  /** Returns whether the grid handled the key. */
  const press = (event: KeyboardEvent, row: HTMLTableRowElement, at: HTMLElement): boolean => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const index = indexOf(row);
    const cell = closest<HTMLTableCellElement>(at, 'td, th');
    const column = cell?.cellIndex ?? -1;
    const ring = index < 0 ? stopsOf(row) : [row, ...stopsOf(row)];
    const isRowOrCell = at === row || at === cell;
    const step = (by: 1 | -1) => {
      const place = ring.indexOf(at);
      const near = ring.findIndex((stop) => cell && stop !== row && cell.contains(stop));
      // A cell that was clicked is between its neighbor and its first control.
      const from = place >= 0 || near < 0 ? place : by > 0 ? near - 1 : near;
      ring[(from + by + ring.length) % ring.length]?.focus();
    };
    const isRightToLeft = getComputedStyle(row).direction === 'rtl';
    const down = (to: number) => {
      goTo(to, column);
      if (shiftKey && to >= 0 && to < rowCount) onSelect?.(to, true);
    };
    const toEnd = (isFirst: boolean) => {
      if (at === row || isCommand) goTo(isFirst ? 0 : rowCount - 1, column);
      else if (isFirst) ring[index < 0 ? 0 : 1]?.focus();
      else ring.at(-1)?.focus();
    };

    if (cell && at !== cell && isEntered(cell) && (key === 'Escape' || key === 'F2')) cell.focus();
    else if (cell && at === cell && isEntered(cell) && (key === 'Enter' || key === 'F2')) {
      controlsOf(cell)[0]?.focus();
    } else if (at.matches(usesKeys)) return false;
    else if (key === 'ArrowDown') down(index + 1);
    else if (key === 'ArrowUp') down(index - 1);
    else if (key === 'ArrowRight') step(isRightToLeft ? -1 : 1);
    else if (key === 'ArrowLeft') step(isRightToLeft ? 1 : -1);
    else if (key === 'PageDown') down(Math.min(index + pageOf(row), rowCount - 1));
    else if (key === 'PageUp') down(Math.max(index - pageOf(row), 0));
    else if (key === 'Home' || key === 'End') toEnd(key === 'Home');
    else if (key === 'Escape') return onClear?.() ?? false;
    else if (isCommand && key === 'a' && onSelectAll) onSelectAll();
    else if ((key === ' ' || key === 'Enter') && isRowOrCell) {
      if (index < 0) at.click();
      else if (key === 'Enter' && onOpen) onOpen(index);
      else onSelect?.(index, shiftKey);
    } else if (key.length === 1 && key !== ' ' && !isCommand) {
      const found = find(key, index);
      if (found !== undefined) goTo(found, column);
    } else return false;
    return true;
  };

  /** Moves focus to the table's end, so that the browser's own Tab leaves it: it is a single tab stop. */
  const leave = (isBack: boolean, at: HTMLElement) => {
    const cell = closest<HTMLTableCellElement>(at, 'td, th');
    const isTabStop = ({ tabIndex }: HTMLElement) => tabIndex >= 0;
    if (cell && at !== cell && isEntered(cell)) {
      const inside = controlsOf(cell).filter(isTabStop);
      // The browser's Tab moves to the next control in the same cell.
      if (inside[inside.indexOf(at) + (isBack ? -1 : 1)]) return;
    }
    const stops = table.current ? controlsOf(table.current).filter(isTabStop) : [];
    isLeaving.current = true;
    (isBack ? table.current : stops.at(-1))?.focus({ preventScroll: true });
    isLeaving.current = false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const at = event.target as HTMLElement;
    // A popover of a cell is elsewhere in the document.
    if (event.defaultPrevented || event.altKey || !table.current?.contains(at)) return;
    const row = closest<HTMLTableRowElement>(at, 'tr');
    if (!row || event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') leave(event.shiftKey, at);
    else if (press(event, row, at)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const at = event.target as HTMLElement;
    if (isLeaving.current || !table.current?.contains(at)) return;
    setHasFocus(true);
    isInOverlay.current = false;
    if (at === table.current) {
      if (last.current?.isConnected) last.current.focus();
      else goTo(rowCount > 0 ? lastRow.current : -1, -1);
      return;
    }
    last.current = at;
    const row = closest<HTMLTableRowElement>(at, 'tr');
    const index = row ? indexOf(row) : -1;
    if (index < 0) return;
    lastRow.current = index;
    onRow(index);
  };

  const onBlur = ({ relatedTarget }: FocusEvent<HTMLTableElement>) => {
    if (table.current?.contains(relatedTarget)) return;
    setHasFocus(false);
    isInOverlay.current = Boolean(relatedTarget?.closest(overlay));
  };

  return { tabIndex: hasFocus ? -1 : 0, onKeyDown, onFocus, onBlur };
}
