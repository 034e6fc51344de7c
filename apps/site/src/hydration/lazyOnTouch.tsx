import { type ComponentType, lazy } from 'react';
import { hasFocus, hydratedLate, touchOf } from './hydratedLate.tsx';

/**
 * Hydrates a part of a screen that most visitors only read: it stays as it was prerendered until it
 * is touched, and its code is loaded then, so that a first view costs no script for it. Where the
 * code can't be loaded it stays as it is, and the next touch tries again. It stands in the element
 * with the given id, and takes no props: what it shares with its screen is context.
 */
export function lazyOnTouch(id: string, load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => ({ default: await load() }));
  return hydratedLate(id, <Loaded />, async (place, end) => {
    for (let isTouched = hasFocus(place); ; isTouched = false) {
      if (!isTouched) await touchOf(place, end);
      try {
        return await load();
      } catch {
        // Until the next touch.
      }
    }
  });
}
