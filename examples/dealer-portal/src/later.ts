import { useEffect, useState } from 'react';

/** When code that a part of the page needs later is loaded, in milliseconds after the first view. */
const afterFirstView = 5_000;

/** Loads code after the first view. The server may be unreachable when the code is needed. */
export function useLoadLater(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), afterFirstView);
    return () => clearTimeout(timer);
  }, [load]);
}

/** Whether a part of the page is or was open. Until then, its code is not needed. */
export function useOpened(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
