import { useCallback, useState } from 'react';

/** The priority of a column when there is little space. */
export type Priority = 'high' | 'medium' | 'low';

const everything: readonly Priority[] = ['high', 'medium', 'low'];
/** The minimum width of the table's container at which each priority is shown, in rem. */
const rooms: readonly [least: number, shown: readonly Priority[]][] = [
  [56, everything],
  [44, ['high', 'medium']],
  [0, ['high']],
];
/** Rows are cards in a narrower container (`narrow` in ../Table/stacked.ts), in its em. They have space for all columns. */
const cards = 36;

const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/**
 * Returns the priorities of the columns that fit into an element, all of them on the server, and a
 * function that measures an element until its returned function is called.
 */
export function useRoom() {
  const [room, setRoom] = useState(everything);
  const observe = useCallback((element: HTMLElement) => {
    const measure = () => {
      const width = element.clientWidth;
      const inRem = width / fontSize(document.documentElement);
      const columns = rooms.find(([least]) => inRem >= least)?.[1] ?? everything;
      setRoom(width < cards * fontSize(element) ? everything : columns);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, observe] as const;
}
