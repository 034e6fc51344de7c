import type { RegisteredRouter } from '@tanstack/react-router';

/** After each change of the page, has it announced. */
export function announcePages(router: RegisteredRouter): void {
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    if (pathChanged) announce(toLocation.hash);
  });
}

/**
 * Moves the focus to the page's heading, or to that of the place on it that `hash` names, and has the
 * page's title read out.
 */
export function announce(hash = ''): void {
  // To move the focus is to lay the page out at once: the page is painted first.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const place = document.getElementById(hash);
      const named = place?.querySelector('h2') ?? place;
      // A search may hide the place that the address names: that takes no focus.
      for (const heading of [named, document.querySelector('h1')]) {
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
        if (heading && document.activeElement === heading) break;
      }
      const announcer = document.querySelector('[data-announcer]');
      if (announcer) announcer.textContent = document.title;
    }),
  );
}
