import type { RegisteredRouter } from '@tanstack/react-router';
import type { FileRouteTypes } from '../routeTree.gen.ts';

/** Once so many bytes were loaded ahead on a page, no more are asked for: with the last page they stay far below 60 KB. */
const enough = 26_500;

/**
 * Loads the code of the pages that the links in view and near lead to, one after the other while
 * the page has nothing else to do. Not where a visitor spares data.
 */
export function preloadLinksInView(router: RegisteredRouter): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;

  const preloaded = new Set<string>();
  const near = new Set<Element>();
  let since = 0;
  let last = Promise.resolve();
  const preload = async (link: HTMLAnchorElement) => {
    if (preloaded.has(link.pathname)) return;
    await untilIdle();
    // What a visitor has scrolled past is not waited for.
    if (!near.has(link)) return;
    if (loadedSince(since) >= enough) {
      inView.disconnect();
      return;
    }
    preloaded.add(link.pathname);
    await router.preloadRoute({ to: link.pathname as FileRouteTypes['to'] });
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
    since = performance.now();
    inView.disconnect();
    near.clear();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      if (link.pathname in router.routesByPath && !preloaded.has(link.pathname)) {
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
