import { useSyncExternalStore } from 'react';
import { type DealSearch, readDealSearch } from './search.ts';

/** A named address of the queue. */
export interface View {
  readonly name: string;
  readonly search: DealSearch;
}

const builtIn: readonly View[] = [
  { name: 'All deals', search: {} },
  { name: 'Waits on you', search: { status: 'Counteroffer,Approved' } },
  { name: 'Nobody’s', search: { assignee: 'nobody' } },
];

const key = 'portal.views';
const listeners = new Set<() => void>();

function stored(): readonly View[] {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(views)) return [];
    return views.map(({ name, search }) => ({
      name: String(name),
      search: readDealSearch(search),
    }));
  } catch {
    return [];
  }
}

let views: readonly View[] | undefined;
const all = () => {
  views ??= [...builtIn, ...stored()];
  return views;
};

/** Saves a view in this browser, and replaces one with the same name. */
export function saveView(view: View): void {
  const own = all()
    .slice(builtIn.length)
    .filter(({ name }) => name !== view.name);
  const next = [...own, view];
  localStorage.setItem(key, JSON.stringify(next));
  views = [...builtIn, ...next];
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The predefined views, and those saved in this browser. */
export const useViews = () => useSyncExternalStore(subscribe, all, () => builtIn);

const filters = ['search', 'status', 'tier', 'assignee'] as const;

/** Whether two addresses of the queue show the same deals, in any order. */
export const isSameView = (one: DealSearch, other: DealSearch) =>
  filters.every((name) => one[name] === other[name]);
