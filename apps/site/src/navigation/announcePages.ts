import type { RegisteredRouter } from '@tanstack/react-router';

/** Announces each page that a link, Back or Forward leads to. */
export function announcePages(router: RegisteredRouter): void {
  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    if (pathChanged) announce(toLocation.hash);
  });
}

/**
 * Moves the focus as `focusHeading` does. Announces the page's title, unless the focus is on the page's heading:
 * screen readers read that out.
 */
export function announce(hash?: string): void {
  focusHeading(hash, () => {
    const announcer = document.querySelector('[data-announcer]');
    if (!announcer) return;
    const isRead = document.activeElement?.localName === 'h1';
    announcer.textContent = isRead ? '' : document.title;
  });
}

/**
 * Moves the focus to the heading of the element with the given id, or to the page's, where the next
 * Tab starts.
 */
export function focusHeading(id = '', whenFocused = () => {}): void {
  // Focusing lays the page out at once: let the browser paint the page first.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const target = document.getElementById(id);
      const summary = target?.closest('details')?.querySelector('summary');
      const named = summary ?? target?.querySelector('h2') ?? target;
      // A search of the FAQ may hide the target, which can't be focused then.
      for (const heading of [named, document.querySelector('h1')]) {
        if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
        heading?.focus({ preventScroll: true });
        if (heading && document.activeElement === heading) break;
      }
      whenFocused();
    }),
  );
}
