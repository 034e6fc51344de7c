import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { announcePages } from './frame/announcePages.ts';
import { stayWhileOffline } from './frame/offline.ts';
import { keepPlace } from './hydration/keepPlace.ts';
import { preloadLinksInView } from './hydration/preloadLinks.ts';
import { createRouter } from './router.tsx';

const router = createRouter();
stayWhileOffline(router);
keepPlace();
hydrateRoot(document, <RouterClient router={router} />);
announcePages(router);
// The router leaves the promises of its view transitions alone: one that the next page cuts short is
// no error.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault();
});
preloadLinksInView(router);
