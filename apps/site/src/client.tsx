import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { announcePages } from './frame/announcePages.ts';
import { preloadLinksInView } from './hydration/preloadLinks.ts';
import { createRouter } from './router.tsx';

const router = createRouter();
hydrateRoot(document, <RouterClient router={router} />);
announcePages(router);
preloadLinksInView(router);
