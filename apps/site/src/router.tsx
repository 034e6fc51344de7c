import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { routerOptions } from '#edition';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { readSearch, writeSearch } from './navigation/search.ts';
import { routeTree } from './routeTree.gen.ts';

/** On phones, capturing both pages takes longer than a tap should wait. */
const smoothChanges = '(prefers-reduced-motion: no-preference) and (hover: hover)';

/** Creates a router: one for the browser, one for each prerendered page. */
export function createRouter() {
  const isBrowser = !import.meta.env.SSR;
  return createTanStackRouter({
    ...routerOptions,
    routeTree,
    // Parameters stay text. The router must not parse them as numbers or JSON before they are
    // validated.
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultErrorComponent: ErrorPage,
    defaultPreload: 'intent',
    // Only for a link of the page: Back restores a scrolled page.
    defaultViewTransition: isBrowser &&
      matchMedia(smoothChanges).matches && {
        types: () => (document.querySelector('main a:is(:focus, :hover)') ? [] : false),
      },
    // The browser restores the scroll position of a document that it loads, and its visitor may
    // scroll before it is hydrated: neither a script in its HTML nor its first render scrolls it
    // again.
    scrollRestoration: () => isBrowser && performance.getEntriesByName('hydrated').length > 0,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
