import type { RouteComponent } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { createRouter } from '../router.tsx';

interface Served {
  readonly title: string;
  readonly html: string;
}

/** What the server rendered, as long as the page that the visit began with stands. */
let served: Served | undefined;
let Screen: RouteComponent | undefined;

/**
 * Leaves a still screen as the server rendered it where a visit begins with it: React takes over the
 * page around it, and the screen's code is loaded only if the visitor comes back to it later.
 */
export function keepStillScreen(router: ReturnType<typeof createRouter>): void {
  // In development a screen has to show its changes.
  if (import.meta.env.DEV) return;
  const main = document.querySelector('main[data-still]');
  const route = Object.entries(router.routesByPath).find(
    ([path]) => path === location.pathname,
  )?.[1];
  Screen = route?.options.component;
  if (!main || !Screen) return;
  served = { title: document.title, html: main.innerHTML };
  route?.update({ component: StillScreen });
}

function StillScreen() {
  const [first] = useState(served);
  useEffect(() => {
    served = undefined;
  }, []);
  return first ? <ServedScreen {...first} /> : Screen && <Screen />;
}

/** What the router calls before it shows the screen. */
StillScreen.preload = async () => {
  if (!served) await Screen?.preload?.();
};

function ServedScreen({ title, html }: Served) {
  return (
    <>
      <title>{title}</title>
      <main
        id="main"
        data-still
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
