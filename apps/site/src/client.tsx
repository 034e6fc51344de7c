import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { createRouter } from './router.tsx';
import { announcePages, followLinks } from './shell/navigation.ts';
import { keepStillScreen } from './shell/StillScreen.tsx';

const router = createRouter();
keepStillScreen(router);
hydrateRoot(document, <RouterClient router={router} />);
followLinks(router);
announcePages(router);
