import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { announcePages, followLinks } from './frame/navigation.ts';
import { keepStillScreen } from './hydration/StillScreen.tsx';
import { createRouter } from './router.tsx';

const router = createRouter();
keepStillScreen(router);
hydrateRoot(document, <RouterClient router={router} />);
followLinks(router);
announcePages(router);
