import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import '../layout/body.css.ts';
import '../layout/opening.css.ts';
import '../layout/page.css';
import '../layout/print.css.ts';
import { createRootRoute, HeadContent, lazyRouteComponent, Scripts } from '@tanstack/react-router';
import { use } from 'react';
import { addressOf, language } from '#edition';
import { Submission } from '../features/served/Submission.ts';
import { headOf, headOfNotFound } from '../head/head.ts';
import { Frame } from '../layout/Frame.tsx';
import { pageAt } from '../navigation/pageAt.ts';

export const Route = createRootRoute({
  // An address that matches no page matches only the root.
  head: ({ matches }) => {
    const page = pageAt(matches.at(-1)?.routeId ?? '');
    return page ? headOf(page) : headOfNotFound();
  },
  component: Document,
  notFoundComponent: lazyRouteComponent(() => import('../layout/NotFoundPage.tsx'), 'NotFoundPage'),
});

function Document() {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS turns phone numbers and dates into links before React hydrates them. The site has its
           own links. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href={addressOf('/site.webmanifest')} />
        <HeadContent />
      </head>
      <body>
        <Frame instead={import.meta.env.SSR && use(Submission)?.instead} />
        <Scripts />
        {import.meta.env.SSR && use(Submission)?.sheet}
      </body>
    </html>
  );
}
