import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { rememberChanges } from './layout/LanguageSwitch.tsx';
import { rememberControls } from './loading/carryOver.ts';
import { markMissingCode } from './loading/missingCode.ts';
import { loadPage } from './loading/startPage.ts';
import { announcePages } from './navigation/announcePages.ts';
import { preloadLinksInView } from './navigation/preloadLinks.ts';
import { restoreScroll } from './navigation/restoreScroll.ts';
import { createRouter } from './router.tsx';

const router = createRouter();
markMissingCode();
restoreScroll();
// The router does not handle the promises of its view transitions. They are rejected if the next
// page interrupts a transition or the tab is hidden. Every browser's message mentions the
// transition.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});
// An async script may run before its document is parsed. After Back or a reload, Chromium restores
// the controls between `DOMContentLoaded` and `load`.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isNew = !visit || visit.type === 'navigate';
const parsed = new Promise<unknown>((resolve) => {
  const { readyState } = document;
  if (isNew ? readyState !== 'loading' : readyState === 'complete') resolve(undefined);
  else addEventListener(isNew ? 'DOMContentLoaded' : 'load', resolve);
});

// Not awaited: pages import this module, so awaiting one of them here would deadlock.
Promise.all([loadPage(router), parsed]).then(([isLoaded]) => {
  // React would replace the prerendered page, which is readable, with an error page.
  if (!isLoaded) return window.showNotStarted?.();
  rememberControls(document.body);
  if (import.meta.env.HAS_SPANISH) rememberChanges();
  hydrateRoot(document, <RouterClient router={router} />);
  announcePages(router);
  preloadLinksInView(router);
});
