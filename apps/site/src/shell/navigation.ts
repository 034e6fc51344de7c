import type { createRouter } from '../router.tsx';
import type { FileRouteTypes } from '../routeTree.gen.ts';

type Router = ReturnType<typeof createRouter>;
type RoutePath = FileRouteTypes['to'];

/**
 * Makes every link to a screen of ours change the page without loading a document, so that screens
 * and the kit can use plain anchors. What the browser does better is left to it: other addresses,
 * new tabs, downloads and places on the same page.
 */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || !isScreen(router, link)) return;
    event.preventDefault();
    void router.navigate({
      to: link.pathname as RoutePath,
      hash: link.hash.slice(1),
      viewTransition: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    });
  });

  // One tap shows its intent three times over.
  let intended = '';
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      intent,
      (event) => {
        const link = linkOf(event);
        if (!link || link.href === intended || !isScreen(router, link)) return;
        intended = link.href;
        void router.preloadRoute({ to: link.pathname as RoutePath });
      },
      { passive: true },
    );
  }
}

/** After each change of the page, moves the focus to its heading and has its title read out. */
export function announcePages(router: Router): void {
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    if (!pathChanged || toLocation.hash) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    const announcer = document.querySelector('[data-announcer]');
    if (announcer) announcer.textContent = document.title;
  });
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a[href]')
    : null;
}

function isScreen(router: Router, link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    link.pathname in router.routesByPath &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download')
  );
}
