import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { forgetEarlyPress, keepEarlyPress, repeatEarlyPress } from './earlyPress.ts';

/**
 * Hydrates a part of a screen later than the screen. On a page that a visit begins with, it stays as
 * it was prerendered until then; on a page that is changed to, it is there at once.
 *
 * @param id The element on the page that it stands in.
 * @param whole The part on a page that is changed to, and on the server.
 * @param wait Gives the part once it is to be hydrated; it stops waiting at `end`.
 */
export function hydratedLate(
  id: string,
  whole: ReactNode,
  wait: (place: Element, end: AbortSignal) => Promise<ComponentType>,
): ComponentType {
  const place = import.meta.env.SSR ? null : document.getElementById(id);
  if (!place) return () => <Suspense>{whole}</Suspense>;

  const waiting = new AbortController();
  const end = () => waiting.abort();
  const part = wait(place, waiting.signal);
  keepEarlyPress(place);
  const Late = lazy(async () => {
    const Part = await part;
    end();
    return {
      default: () => {
        useEffect(() => repeatEarlyPress(place), []);
        return <Part />;
      },
    };
  });
  // One element for good: React drops the prerendered HTML of a boundary that renders anew.
  const first = (
    <Suspense>
      <Late />
    </Suspense>
  );

  let isFirst = true;
  return () => {
    useEffect(
      () => () => {
        isFirst = false;
        end();
        forgetEarlyPress(place);
      },
      [],
    );
    return isFirst ? first : <Suspense>{whole}</Suspense>;
  };
}

/** Whether a visitor is inside of `place`. */
export const hasFocus = (place: Element) => place.contains(document.activeElement);

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/** Resolves once `place` is touched, to how it was. */
export function touchOf(place: Element, end: AbortSignal): Promise<(typeof touches)[number]> {
  const over = new AbortController();
  end.addEventListener('abort', () => over.abort());
  return new Promise((resolve) => {
    for (const touch of touches) {
      // On the window: React stops the events of what it has yet to hydrate at the document.
      addEventListener(
        touch,
        ({ target }) => {
          if (!(target instanceof Node && place.contains(target))) return;
          over.abort();
          resolve(touch);
        },
        { capture: true, passive: true, signal: over.signal },
      );
    }
  });
}
