import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

/** A fresh router: one for the browser, one for each page that is rendered ahead of time. */
export function createRouter() {
  return createTanStackRouter({
    routeTree,
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}
