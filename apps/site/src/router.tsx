import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { ErrorPage } from './frame/ErrorPage.tsx';
import { readSearch, writeSearch } from './frame/search.ts';
import { routeTree } from './routeTree.gen.ts';

/** A phone takes longer to picture both pages than a tap may wait. */
const smoothChanges = '(prefers-reduced-motion: no-preference) and (hover: hover)';

/** A fresh router: one for the browser, one for each page that is prerendered. */
export function createRouter() {
  const isBrowser = !import.meta.env.SSR;
  let isHydrated = false;
  return createTanStackRouter({
    routeTree,
    // Text as it stands in the address: no number or JSON is made of it before it is judged.
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultErrorComponent: ErrorPage,
    defaultPreload: 'intent',
    defaultViewTransition: isBrowser && matchMedia(smoothChanges).matches,
    // The browser scrolls a document that is loaded, and its visitor may scroll on long before it is
    // hydrated: neither a script in its HTML nor its first render scrolls it once more.
    scrollRestoration: () => {
      const isHydrating = !isHydrated;
      isHydrated = true;
      return isBrowser && !isHydrating;
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
