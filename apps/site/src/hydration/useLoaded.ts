import { useEffect, useState } from 'react';

/** What is loaded once it is wanted. */
export interface Loaded<Value> {
  readonly value: Value | undefined;
  readonly hasFailed: boolean;
}

/**
 * Loads once `isWanted`, and again after a failure when it is wanted anew.
 *
 * @param load The same function for good.
 */
export function useLoaded<Value extends object>(
  load: () => Promise<Value>,
  isWanted: boolean,
): Loaded<Value> {
  const [value, setValue] = useState<Value>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setFailed(false);
    load().then(
      (loaded) => isCurrent && setValue(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);
  return { value, hasFailed };
}
