import type { RegisteredRouter } from '@tanstack/react-router';
import { pathAt } from '#edition';
import type { FileRouteTypes } from '../routeTree.gen.ts';

/** Once this many bytes have been preloaded on a page, no more are requested. */
const enough = 26_500;

/** These pages share a round trip: a phone waits for an answer longer than it receives it. */
const atOnce = 4;

/**
 * Preloads the code of the pages that links in or near the view lead to, some at a time while the
 * page is idle. Does nothing if the visitor saves data.
 */
export function preloadLinksInView(router: RegisteredRouter): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;

  const preloaded = new Set<string>();
  /** Without the links that the visitor has scrolled past. */
  const near = new Set<HTMLAnchorElement>();
  let bytes = 0;
  let isPreloading = false;
  const preload = async () => {
    if (isPreloading) return;
    isPreloading = true;
    for (;;) {
      await untilIdle();
      const paths = new Set([...near].map(({ pathname }) => pathname));
      const unseen = [...paths].filter((path) => !preloaded.has(path));
      if (unseen.length === 0 || bytes >= enough) break;
      const start = performance.now();
      await Promise.allSettled(
        unseen.slice(0, atOnce).map((path) => {
          preloaded.add(path);
          return router.preloadRoute({ to: pathAt(path) as FileRouteTypes['to'] });
        }),
      );
      bytes += loadedSince(start);
    }
    isPreloading = false;
    // Each layout of the page measures the observed links again.
    if (bytes >= enough) inView.disconnect();
  };
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) near.add(target as HTMLAnchorElement);
        else near.delete(target as HTMLAnchorElement);
      }
      preload();
    },
    { rootMargin: '50% 0px' },
  );
  const observe = () => {
    bytes = 0;
    inView.disconnect();
    near.clear();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      const path = pathAt(link.pathname);
      if (path && path in router.routesByPath && !preloaded.has(link.pathname)) {
        inView.observe(link);
      }
    }
  };
  router.subscribe('onRendered', observe);
  if (document.readyState === 'complete') observe();
  else addEventListener('load', observe, { once: true });
}

/** Safari has no idle callbacks. */
const untilIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

const loadedSince = (start: number) =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime >= start)
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
