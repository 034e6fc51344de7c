import { canonicalOf, type PagePath, pageOf, titleOf } from '@milepost/domain/content/pages';
import type { RouteComponent } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { createRouter } from '../router.tsx';
import { Head } from './Head.tsx';

let isFirstView = true;
let Screen: RouteComponent | undefined;

/**
 * Leaves a still screen as the server rendered it where a visit begins with it: React takes over the
 * page around it, and the screen's code is loaded only if the visitor comes back to it later.
 */
export function keepStillScreen(router: ReturnType<typeof createRouter>): void {
  const route = Object.entries(router.routesByPath).find(
    ([path]) => path === location.pathname,
  )?.[1];
  Screen = route?.options.component;
  if (Screen && document.querySelector('main[data-still]'))
    route.update({ component: StillScreen });
}

function StillScreen() {
  const [served] = useState(isFirstView ? (location.pathname as PagePath) : undefined);
  useEffect(() => {
    isFirstView = false;
  }, []);
  return served ? <ServedScreen path={served} /> : Screen && <Screen />;
}

/** What the router calls before it shows the screen. */
StillScreen.preload = async () => {
  if (!isFirstView) await Screen?.preload?.();
};

function ServedScreen({ path }: { readonly path: PagePath }) {
  return (
    <>
      <Head
        title={titleOf(path)}
        description={pageOf(path).description}
        canonical={canonicalOf(path)}
      />
      <main
        id="main"
        data-still
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and React keeps what was served.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
