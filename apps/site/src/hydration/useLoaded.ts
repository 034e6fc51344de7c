import { useEffect, useState } from 'react';

/** What has been loaded, by what loads it: there at once on the way back to a page. */
const loaded = new WeakMap<() => Promise<object>, object>();

/** Loads what is known from then on. */
export async function loadKnown<Value extends object>(load: () => Promise<Value>): Promise<Value> {
  const value = await load();
  loaded.set(load, value);
  return value;
}

/** What is loaded once it is wanted. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly hasFailed: boolean;
}

/**
 * Loads once it is wanted, and again after a failure when it is wanted anew.
 *
 * @param load The same function for good.
 * @param wanted Whether it is, or how often it was: each time is a new try.
 */
export function useLoaded<Value extends object>(
  load: () => Promise<Value>,
  wanted: boolean | number,
): Loaded<Value> {
  const [value, setValue] = useState(() => loaded.get(load) as Value | undefined);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    setFailed(false);
    loadKnown(load).then(
      (result) => isCurrent && setValue(() => result),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, wanted]);
  return { value, hasFailed };
}
