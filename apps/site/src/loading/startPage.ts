import type { RegisteredRouter, RouteComponent } from '@tanstack/react-router';

/**
 * Whether the browser has everything that the site uses. `AbortSignal.any` is the youngest of it
 * (Chrome 116, Firefox 124, Safari 17.4).
 */
const isSupported = () => 'any' in AbortSignal;

/**
 * Loads the code of the first page of a visit. Resolves to whether the browser is supported and the
 * code loaded.
 */
export async function loadPage(router: RegisteredRouter): Promise<boolean> {
  if (!isSupported()) return false;
  const matches = router.matchRoutes(router.latestLocation);
  const pages = matches.map((match) => {
    const route = router.routesById[match.routeId as keyof typeof router.routesById];
    const { component, notFoundComponent } = route.options;
    return matches.length === 1 ? (notFoundComponent as RouteComponent) : component;
  });
  await Promise.all(pages.map((page) => page?.preload?.()));
  // The router removes `preload` from a component whose code has loaded.
  return pages.every((page) => !page?.preload);
}
