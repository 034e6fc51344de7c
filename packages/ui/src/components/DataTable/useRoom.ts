import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much a column matters where there is little room. */
export type Priority = 'high' | 'medium' | 'low';

/** The priorities for which there is room, and how wide the table's place has to be, in em. */
const rooms: readonly [least: number, shown: readonly Priority[]][] = [
  [56, ['high', 'medium', 'low']],
  [44, ['high', 'medium']],
  [0, ['high']],
];
const [[, everything]] = rooms as [(typeof rooms)[number]];

/** The priorities of the columns for which there is room in an element; all of them on the server. */
export function useRoom(place: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState(everything);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = current.clientWidth / em;
      setRoom(rooms.find(([least]) => width >= least)?.[1] ?? everything);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
