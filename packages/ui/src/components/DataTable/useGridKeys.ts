import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** What is typed into has keys of its own. */
const typedInto =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"])';
/** How long letters belong to one word, in milliseconds. */
const typingPause = 1_000;

interface GridKeys {
  /** How many rows are below the header. */
  rowCount: number;
  /** What the row of an index is known by. */
  nameOf: (index: number) => string;
  /** Told of the row that has focus, and of one that is about to: by its return it is in the document. */
  onRow: (index: number) => void;
  /** Selects or unselects a row, with `isRange` all from the last one on; not there where rows can't be selected. */
  onSelect?: ((index: number, isRange: boolean) => void) | undefined;
  /** Selects all rows on show. */
  onSelectAll?: (() => void) | undefined;
  /** Unselects all rows on show; returns whether any was selected. */
  onClear?: (() => boolean) | undefined;
}

/** Where the arrow keys stop in a row: its headers, its cells, and what is in them. */
const stopsOf = (row: HTMLTableRowElement) =>
  [...row.cells].flatMap((cell) => {
    const inside = [...cell.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
      element.checkVisibility(),
    );
    const isStop = cell.tabIndex === -1 && (cell.scope === 'col' || inside.length === 0);
    return isStop && cell.checkVisibility() ? [cell, ...inside] : inside;
  });

const indexOf = (row: HTMLTableRowElement) => Number(row.dataset.index ?? -1);

/**
 * The keys of a grid (ARIA Authoring Practices, "Grid"): one stop for Tab, the arrow keys from there.
 * Body rows say which one they are by `data-index`, from 0.
 */
export function useGridKeys({ rowCount, nameOf, onRow, onSelect, onSelectAll, onClear }: GridKeys) {
  const table = useRef<HTMLTableElement>(null);
  const last = useRef<HTMLElement>(null);
  const lastRow = useRef(0);
  const isLeaving = useRef(false);
  const typed = useRef({ text: '', at: 0 });
  const [hasFocus, setHasFocus] = useState(false);

  const goTo = (to: number, column: number) => {
    const index = Math.max(-1, Math.min(to, rowCount - 1));
    if (index >= 0) onRow(index);
    const row =
      index < 0
        ? table.current?.tHead?.rows[0]
        : table.current?.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`);
    if (!row) return;
    const stops = stopsOf(row);
    const inColumn = stops.find((stop) => row.cells[column]?.contains(stop));
    (inColumn ?? (index < 0 ? stops[0] : row))?.focus();
  };

  // A row that goes takes focus along; the one in its place has it next.
  useLayoutEffect(() => {
    if (!hasFocus || document.activeElement !== document.body) return;
    if (rowCount === 0) setHasFocus(false);
    else goTo(Math.min(lastRow.current, rowCount - 1), -1);
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
    // A word that goes on may still be that of the row where it began.
    const first = word.length > 1 ? Math.max(0, from) : from + 1;
    for (let step = 0; step < rowCount; step += 1) {
      const index = (first + step) % rowCount;
      if (nameOf(index).toLowerCase().startsWith(word)) return index;
    }
    return undefined;
  };

  /** Whether the key was one of the grid's. */
  const press = (event: KeyboardEvent, row: HTMLTableRowElement, at: HTMLElement): boolean => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const index = indexOf(row);
    const column = at.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1;
    const ring = index < 0 ? stopsOf(row) : [row, ...stopsOf(row)];
    const isRowOrCell = at === row || at.matches('td, th');
    const step = (by: number) => {
      const isRightToLeft = getComputedStyle(row).direction === 'rtl';
      const place = ring.indexOf(at) + (isRightToLeft ? -by : by);
      ring[(place + ring.length) % ring.length]?.focus();
    };
    const down = (to: number) => {
      goTo(to, column);
      if (shiftKey && to >= 0 && to < rowCount) onSelect?.(to, true);
    };
    const toEnd = (isFirst: boolean) => {
      if (at === row || isCommand) goTo(isFirst ? 0 : rowCount - 1, column);
      else if (isFirst) ring[index < 0 ? 0 : 1]?.focus();
      else ring.at(-1)?.focus();
    };

    if (key === 'ArrowDown') down(index + 1);
    else if (key === 'ArrowUp') down(index - 1);
    else if (key === 'ArrowRight') step(1);
    else if (key === 'ArrowLeft') step(-1);
    else if (key === 'PageDown') down(Math.min(index + pageOf(row), rowCount - 1));
    else if (key === 'PageUp') down(Math.max(index - pageOf(row), 0));
    else if (key === 'Home' || key === 'End') toEnd(key === 'Home');
    else if (key === 'Escape') return onClear?.() ?? false;
    else if (isCommand && key === 'a' && onSelectAll) onSelectAll();
    else if ((key === ' ' || key === 'Enter') && isRowOrCell) {
      if (index >= 0) onSelect?.(index, shiftKey);
      else at.click();
    } else if (key.length === 1 && key !== ' ' && !isCommand) {
      const found = find(key, index);
      if (found !== undefined) goTo(found, column);
    } else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const at = event.target as HTMLElement;
    const row = at.closest('tr');
    // What floats above a cell stands elsewhere in the document.
    if (!row || !table.current?.contains(at) || event.altKey) return;
    if (event.key === 'Tab') {
      // The browser goes on from the table's first or last stop, so that the table is one.
      const stops = [...table.current.querySelectorAll<HTMLElement>(focusable)].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility(),
      );
      isLeaving.current = true;
      (event.shiftKey ? table.current : stops.at(-1))?.focus({ preventScroll: true });
      isLeaving.current = false;
      return;
    }
    if (at.matches(typedInto) || !press(event, row, at)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const at = event.target as HTMLElement;
    if (isLeaving.current || !table.current?.contains(at)) return;
    setHasFocus(true);
    if (at === table.current) {
      if (last.current?.isConnected) last.current.focus();
      else goTo(rowCount > 0 ? 0 : -1, -1);
      return;
    }
    last.current = at;
    const row = at.closest('tr');
    const index = row ? indexOf(row) : -1;
    if (index < 0) return;
    lastRow.current = index;
    onRow(index);
  };

  const onBlur = (event: FocusEvent<HTMLTableElement>) => {
    if (!table.current?.contains(event.relatedTarget)) setHasFocus(false);
  };

  return { ref: table, tabIndex: hasFocus ? -1 : 0, onKeyDown, onFocus, onBlur };
}
