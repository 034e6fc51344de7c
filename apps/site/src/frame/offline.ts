import type { RegisteredRouter } from '@tanstack/react-router';

/** Why a page is not here whose code comes once there is a network. */
export const offline = new Error('There is no network.');

/**
 * Without a network, has a page whose code did not come say so in its frame: the router would load the
 * document, and what was typed on other pages would be lost. With one it does, for a page of a new release.
 */
export function stayWhileOffline({ routesById }: RegisteredRouter): void {
  for (const { options } of Object.values(routesById)) {
    const page = options.component;
    const load = page?.preload;
    if (!load) continue;
    page.preload = async () => {
      await load();
      // The router takes it away once the code is here.
      if (page.preload && !navigator.onLine) throw offline;
    };
  }
}
