/**
 * Leaves the place of a document that is loaded to the browser; the router keeps those of the pages
 * that are changed to in it. WebKit restores a place once the document is loaded, and forgets that of
 * a page that it brings back from its memory.
 */
export function keepPlace(): void {
  history.scrollRestoration = 'auto';
  addEventListener('load', () => {
    setTimeout(() => {
      history.scrollRestoration = 'manual';
    });
  });

  let place = 0;
  addEventListener('pagehide', () => {
    place = scrollY;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo(0, place);
  });
}
