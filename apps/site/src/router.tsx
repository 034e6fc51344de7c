import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

/** A fresh router: one for the browser, one for each page that is rendered ahead of time. */
export function createRouter() {
  // A served page may be read, and scrolled, long before its code is here: it stays where it is.
  let isServedPage = !import.meta.env.SSR;
  return createTanStackRouter({
    routeTree,
    scrollRestoration: () => {
      const wasServed = isServedPage;
      isServedPage = false;
      return !wasServed;
    },
    scrollRestorationBehavior: 'instant',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
