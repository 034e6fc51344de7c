import type { createRouter } from '../router.tsx';
import type { FileRouteTypes } from '../routeTree.gen.ts';

/** Once so many bytes were loaded ahead on a page, no more are asked for: with the last page they stay far below 60 KB. */
const enough = 25_000;

/**
 * Loads the code of the pages that the links in view and near lead to, one after the other while
 * the page has nothing else to do. Not where a visitor spares data.
 */
export function preloadLinksInView(router: ReturnType<typeof createRouter>): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData) return;

  const preloaded = new Set<string>();
  const near = new Set<Element>();
  let since = 0;
  let last = Promise.resolve();
  const preload = async (link: HTMLAnchorElement) => {
    await untilIdle();
    // What a visitor has scrolled past is not waited for.
    if (!near.has(link) || preloaded.has(link.pathname) || loadedSince(since) >= enough) return;
    preloaded.add(link.pathname);
    await router.preloadRoute({ to: link.pathname as FileRouteTypes['to'] });
  };
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) {
          near.delete(target);
          continue;
        }
        near.add(target);
        const link = target as HTMLAnchorElement;
        if (!(link.pathname in router.routesByPath) || preloaded.has(link.pathname)) continue;
        last = last.then(() => preload(link)).catch(() => {});
      }
    },
    { rootMargin: '50% 0px' },
  );
  const observe = () => {
    since = performance.now();
    inView.disconnect();
    near.clear();
    for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
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
