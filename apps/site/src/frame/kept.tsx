import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const Kept = createContext<Map<string, unknown> | undefined>(undefined);

/** Around all pages: keeps what is left on them as long as the document stays, and stores nothing. */
export function KeepForVisit({ children }: { readonly children: ReactNode }) {
  const [kept] = useState(() => new Map<string, unknown>());
  return <Kept value={kept}>{children}</Kept>;
}

/**
 * State that outlives its page: who comes back to it within the visit finds it as it was left, as on
 * pages that the browser itself goes back to.
 *
 * @param key Names it among all that is kept.
 */
export function useKept<Value>(key: string, initial: () => Value) {
  const kept = use(Kept);
  const [value, setValue] = useState(() => (kept?.has(key) ? (kept.get(key) as Value) : initial()));
  useEffect(() => {
    kept?.set(key, value);
  }, [kept, key, value]);
  return [value, setValue] as const;
}
