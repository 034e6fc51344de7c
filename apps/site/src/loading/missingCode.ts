const prefix = 'The code of this page is missing. ';

/**
 * Handles a page whose code can't be loaded. By default the router loads the page's document, and
 * the answers typed on other pages would be lost. `ErrorPage` decides instead.
 */
export function markMissingCode(): void {
  // The router recognizes such errors by the start of their message.
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = prefix + payload.message;
  });
}

/** Whether a page could not be shown because its code failed to load. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(prefix);
