'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToast, takeToasts } from './queue.ts';

/** Fetches what shows toasts, ahead of the first one: for when one is likely, say once a form is touched. */
export const preloadToasts = () => import('./ToastList.tsx');

/**
 * The place where toasts come up: put one in the app's shell. It is a landmark that F6 reaches, and
 * it loads what it needs (React Aria among it) with the first toast.
 */
export function ToastRegion() {
  const [loaded, setLoaded] = useState<{ ToastList: ComponentType }>();

  useEffect(
    () =>
      onToast(() => {
        preloadToasts().then(setLoaded, () => {
          // The code did not arrive, say offline. What happened must be told all the same.
          for (const { heading, description = '' } of takeToasts()) {
            window.alert(`${heading}\n\n${description}`);
          }
        });
      }),
    [],
  );

  return loaded && <loaded.ToastList />;
}
