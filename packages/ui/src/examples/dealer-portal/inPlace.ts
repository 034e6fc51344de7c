import type { MouseEvent } from 'react';

/** A link's click handler that changes the view and stays on the page, as a router's link does. */
export const inPlace = (change: () => void) => (event: MouseEvent) => {
  event.preventDefault();
  change();
};
