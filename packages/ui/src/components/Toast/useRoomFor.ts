import { useCallback } from 'react';
import { room } from './Toast.css.ts';

/**
 * For the `ref` of what is fixed to the bottom of the window: the page scrolls and ends so far above
 * it that nothing with the focus is covered (WCAG 2.4.11).
 */
export function useRoomFor<Fixed extends HTMLElement>() {
  return useCallback((fixed: Fixed | null) => {
    if (!fixed) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(room, `${fixed.offsetHeight}px`);
      if (!fixed.contains(document.activeElement)) {
        document.activeElement?.scrollIntoView({ block: 'nearest' });
      }
    });
    observer.observe(fixed);
    return () => {
      observer.disconnect();
      root.style.removeProperty(room);
    };
  }, []);
}
