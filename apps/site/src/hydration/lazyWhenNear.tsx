import { type ComponentType, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { keepEarlyPress, repeatEarlyPress } from './earlyPress.ts';

/** A part of a screen that is hydrated late. */
export interface LazyPart {
  /** Its place on the screen, the same element for good: React drops the HTML of a boundary anew. */
  readonly element: ReactElement;
  /** Loads it at once: for the loader of its route, which a change of the page waits for. */
  readonly load: () => Promise<void>;
}

/**
 * Lets a heavy part of a screen wait. On a page that a visit begins with, it stays as it was
 * prerendered until it is near the view or touched; a change of the page brings it along. It stands
 * in the element with the given id.
 */
export function lazyWhenNear(id: string, load: () => Promise<ComponentType>): LazyPart {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const place = import.meta.env.SSR ? null : document.getElementById(id);
  if (place) waitUntilNear(place, want);
  else want();

  const part: Part = {
    place,
    Loaded: undefined,
    Late: lazy(async () => {
      await wanted;
      return { default: await load() };
    }),
  };
  return {
    element: (
      <Suspense>
        <Content part={part} />
      </Suspense>
    ),
    load: async () => {
      want();
      part.Loaded = await load();
    },
  };
}

interface Part {
  readonly place: Element | null;
  readonly Late: ComponentType;
  Loaded: ComponentType | undefined;
}

/** A screen that is changed to shows the part at once: `lazy` would leave a blank frame. */
function Content({ part: { place, Loaded, Late } }: { readonly part: Part }) {
  useEffect(() => {
    if (place) repeatEarlyPress(place);
  }, [place]);
  return Loaded ? <Loaded /> : <Late />;
}

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Calls `want` once a screen's height lies between the view and `place` at most, or it is touched. */
function waitUntilNear(place: Element, want: () => void): void {
  keepEarlyPress(place);
  const stop = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) stop.abort();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(place);
  for (const touch of touches) {
    // On the window: React stops the events of what it has yet to hydrate at the document.
    addEventListener(
      touch,
      ({ target }) => {
        if (target instanceof Node && place.contains(target)) stop.abort();
      },
      { capture: true, passive: true, signal: stop.signal },
    );
  }
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    want();
  });
  if (place.contains(document.activeElement)) stop.abort();
}
