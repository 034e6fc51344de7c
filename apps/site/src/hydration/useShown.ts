import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * Whether what nobody sees at first, such as closed answers, may be rendered: from the start where
 * the server rendered it, as the element with the given id tells; else once the page is painted,
 * so that a tap is answered sooner.
 */
export function useShown(id: string): boolean {
  const [isShown, setShown] = useState(
    () => import.meta.env.SSR || document.getElementById(id) !== null,
  );
  useEffect(() => {
    const frame = afterPaint(() => startTransition(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown;
}
