import { afterPaint } from '../hydration/afterPaint.ts';
import type { createRouter } from '../router.tsx';
import type { FileRouteTypes } from '../routeTree.gen.ts';

type Router = ReturnType<typeof createRouter>;
type RoutePath = FileRouteTypes['to'];

/** A phone takes longer to picture both pages than a tap may wait. */
const hasSmoothChanges = matchMedia('(prefers-reduced-motion: no-preference) and (hover: hover)');

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
      viewTransition: hasSmoothChanges.matches,
    });
  });

  const asked = new Set<string>();
  const preload = async (link: HTMLAnchorElement | null) => {
    if (!link || asked.has(link.pathname) || !isScreen(router, link)) return;
    asked.add(link.pathname);
    await router.preloadRoute({ to: link.pathname as RoutePath });
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, (event) => void preload(linkOf(event)), { passive: true });
  }
  // An observer asks for no layout, which a question after a link's place would.
  const inView = new IntersectionObserver(async (entries) => {
    inView.disconnect();
    for (const entry of entries) {
      if (entry.isIntersecting) await preload(entry.target as HTMLAnchorElement);
    }
  });
  whenReading(() => {
    for (const link of document.querySelectorAll('a')) inView.observe(link);
  });
}

/**
 * After each change of the page, moves the focus to its heading, or to that of the place on it that
 * the link names, and has its title read out.
 */
export function announcePages(router: Router): void {
  router.subscribe('onRendered', ({ pathChanged, toLocation: { hash } }) => {
    if (!pathChanged) return;
    // To move the focus is to lay the page out at once.
    afterPaint(() => {
      const place = hash && document.getElementById(hash);
      const heading = place ? (place.querySelector('h2') ?? place) : document.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
      const announcer = document.querySelector('[data-announcer]');
      if (announcer) announcer.textContent = document.title;
    });
  });
}

/**
 * Calls `rest` each time a visitor who has scrolled comes to rest, unless they spare data or are on
 * a slow line.
 */
function whenReading(rest: () => void): void {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  };
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('scroll', () => {
    clearTimeout(timer);
    if (!connection?.saveData && (connection?.effectiveType ?? '4g') === '4g') {
      timer = setTimeout(rest, 200);
    }
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
