/**
 * Lets the browser restore the scroll position of a loaded document, while the router restores it
 * after client-side navigation. Both parts are for WebKit: on a reload it restores the position on
 * `load`, after the router has taken over, and for a page from the back/forward cache it restores
 * nothing if the router takes over on `pageshow`.
 */
export function restoreScroll(): void {
  history.scrollRestoration = 'auto';
  addEventListener('load', () => {
    setTimeout(() => {
      history.scrollRestoration = 'manual';
    });
  });

  let top = 0;
  addEventListener('pagehide', () => {
    top = scrollY;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo(0, top);
  });
}
