import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { keepEarlyPress, repeatEarlyPress } from './earlyPress.ts';

/**
 * Hydrates a heavy part of a screen late. On a page that a visit begins with, it stays as it was
 * prerendered until it is near the view or touched; on a page that is changed to, it is there at
 * once. It stands in the element with the given id, and its code comes with the screen's.
 */
export function lazyWhenNear(id: string, Part: ComponentType): ComponentType {
  const place = import.meta.env.SSR ? null : document.getElementById(id);
  const near = new AbortController();
  const wanted = new Promise((resolve) => near.signal.addEventListener('abort', resolve));
  if (place) waitUntilNear(place, near);

  const Content = () => {
    useEffect(() => {
      if (place) repeatEarlyPress(place);
    }, []);
    return <Part />;
  };
  const Late = lazy(async () => {
    await wanted;
    return { default: Content };
  });
  // One element for good: React drops the prerendered HTML of a boundary that renders anew.
  const first = (
    <Suspense>
      <Late />
    </Suspense>
  );
  const again = (
    <Suspense>
      <Part />
    </Suspense>
  );

  let isFirst = place !== null;
  return function PartWhenNear() {
    useEffect(
      () => () => {
        isFirst = false;
        near.abort();
      },
      [],
    );
    return isFirst ? first : again;
  };
}

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Aborts once a screen's height lies between the view and `place` at most, or it is touched. */
function waitUntilNear(place: Element, near: AbortController): void {
  keepEarlyPress(place);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near.abort();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(place);
  near.signal.addEventListener('abort', () => observer.disconnect());
  for (const touch of touches) {
    // On the window: React stops the events of what it has yet to hydrate at the document.
    addEventListener(
      touch,
      ({ target }) => {
        if (target instanceof Node && place.contains(target)) near.abort();
      },
      { capture: true, passive: true, signal: near.signal },
    );
  }
  if (place.contains(document.activeElement)) near.abort();
}
