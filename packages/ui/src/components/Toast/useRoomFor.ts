import { useCallback } from 'react';
import { toastsHeight } from '../../styles/barAtTop.ts';

/**
 * Returns a `ref` for an element that is fixed to an edge of the window. It adds scroll padding, so that
 * the element covers no focused content (WCAG 2.4.11).
 */
export function useRoomFor<Fixed extends HTMLElement>() {
  return useCallback((fixed: Fixed | null) => {
    if (!fixed) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(toastsHeight, `${fixed.offsetHeight}px`);
      if (!fixed.contains(document.activeElement)) {
        document.activeElement?.scrollIntoView({ block: 'nearest' });
      }
    });
    observer.observe(fixed);
    return () => {
      observer.disconnect();
      root.style.removeProperty(toastsHeight);
    };
  }, []);
}
