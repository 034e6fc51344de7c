import { useMemo } from 'react';
import { groupBy } from './groupBy.ts';
import type { Nodes } from './LongList.tsx';
import { sectionHeading } from './listItem.css.ts';

/** Items under a heading. */
export interface Section<Item> {
  id: string;
  label: string;
  own: readonly Item[];
}

/**
 * Returns a list's entries: its items, grouped by section in the order of each section's first item.
 * React Aria renders an entry again only if it is another object.
 */
export const useEntries = <Item extends { section?: string | undefined }>(items: readonly Item[]) =>
  useMemo(
    () =>
      [...groupBy(items, ({ section = '' }) => section)].flatMap<Item | Section<Item>>(
        ([label, own]) => (label === '' ? own : { id: `mp-section ${label}`, label, own }),
      ),
    [items],
  );

/** Returns whether a section is the first entry of its list. */
export const isFirst = (nodes: Nodes | undefined, id: string) => nodes?.getFirstKey() === id;

/**
 * The heading of a list's section, with a line above it unless it is the first entry. The line is not
 * the section's, because a long list positions each section and heading on its own.
 */
export const SectionHeading = ({ label, isDivided }: { label: string; isDivided: boolean }) => (
  <span className={sectionHeading} data-divided={isDivided ? '' : undefined}>
    {label}
  </span>
);
