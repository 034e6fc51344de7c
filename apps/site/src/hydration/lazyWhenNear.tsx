import type { ComponentType } from 'react';
import { hasFocus, hydratedLate, touchOf } from './hydratedLate.tsx';

/**
 * Hydrates a heavy part of a screen late. On a page that a visit begins with, it stays as it was
 * prerendered until it is near the view or touched; on a page that is changed to, it is there at
 * once. It stands in the element with the given id, and its code comes with the screen's.
 */
export const lazyWhenNear = (id: string, Part: ComponentType): ComponentType =>
  hydratedLate(id, <Part />, async (place, end) => {
    if (!hasFocus(place)) await Promise.race([touchOf(place, end), nearnessOf(place, end)]);
    return Part;
  });

/** Resolves once a screen's height lies between the view and `place` at most. */
function nearnessOf(place: Element, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place);
    end.addEventListener('abort', () => observer.disconnect());
  });
}
