import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Shows an element that is inside closed parts of the page: it is visible when this returns. The event
 * is the one that browsers dispatch before they show a match of find-in-page.
 */
export const reveal = (element: Element) =>
  flushSync(() => element.dispatchEvent(new Event('beforematch', { bubbles: true })));

/** Calls back with an element inside the container before it is shown, for the container to open. */
export function useReveal(container: RefObject<Element | null>, open: (target: Element) => void) {
  const onReveal = useEffectEvent(open);
  useEffect(() => {
    const { current } = container;
    const listener = ({ target }: Event) => onReveal(target as Element);
    current?.addEventListener('beforematch', listener);
    return () => current?.removeEventListener('beforematch', listener);
  }, [container]);
}
