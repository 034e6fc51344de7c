import { createRouter as createTanStackRouter } from '@tanstack/react-router';
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
    defaultPreload: 'intent',
    defaultViewTransition: isBrowser && matchMedia(smoothChanges).matches,
    // A page may be scrolled long before it is hydrated, by the visitor, the address or the browser,
    // and then stays where it is. Firefox alone leaves some at their top on the way back.
    scrollRestoration: () => {
      const isHydrating = isBrowser && !isHydrated;
      isHydrated = true;
      return !isHydrating || scrollY === 0;
    },
    scrollRestorationBehavior: 'instant',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
