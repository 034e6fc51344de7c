import type { RegisteredRouter } from '@tanstack/react-router';
import { pathAt } from '#edition';
import type { FileRouteTypes } from '../routeTree.gen.ts';

/**
 * Once this many bytes have been preloaded on a page, no more are requested. Even with the last
 * page they stay far below 60 KB.
 */
const enough = 26_500;

/**
 * Preloads the code of the pages that links in or near the view lead to, one after the other while
 * the page is idle. Does nothing if the visitor saves data.
 */
export function preloadLinksInView(router: RegisteredRouter): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;

  const preloaded = new Set<string>();
  const near = new Set<Element>();
  let bytes = 0;
  let last = Promise.resolve();
  const preload = async (link: HTMLAnchorElement) => {
    if (preloaded.has(link.pathname)) return;
    await untilIdle();
    // Skips links that the visitor has scrolled past.
    if (!near.has(link)) return;
    if (bytes >= enough) {
      inView.disconnect();
      return;
    }
    preloaded.add(link.pathname);
    const start = performance.now();
    await router.preloadRoute({ to: pathAt(link.pathname) as FileRouteTypes['to'] });
    bytes += loadedSince(start);
  };
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          near.add(target);
          last = last.then(() => preload(target as HTMLAnchorElement)).catch(() => {});
        } else near.delete(target);
      }
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
