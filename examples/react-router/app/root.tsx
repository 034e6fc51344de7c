import './app.css';
import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { Container } from '@milepost/ui/Container';
import { LinkProvider, type RouterLinkProps } from '@milepost/ui/LinkProvider';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Link as RouterLink, Scripts, ScrollRestoration } from 'react-router';

const AppLink = ({ href, ...props }: RouterLinkProps) => <RouterLink {...props} to={href} />;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Deals</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <LocaleProvider locale="en-US">
      <LinkProvider component={AppLink}>
        <Container id="screen">
          <Outlet />
        </Container>
      </LinkProvider>
    </LocaleProvider>
  );
}
