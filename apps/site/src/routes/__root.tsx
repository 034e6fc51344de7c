import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import '../frame/body.css.ts';
import '../frame/print.css.ts';
import { createRootRoute, lazyRouteComponent, Scripts } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Frame } from '../frame/Frame.tsx';

export const Route = createRootRoute({
  component: Document,
  notFoundComponent: lazyRouteComponent(() => import('../frame/NotFoundPage.tsx'), 'NotFoundPage'),
});

function Document() {
  // Said by the browser's own means, for measurements and tests.
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <Frame />
        <Scripts />
      </body>
    </html>
  );
}
