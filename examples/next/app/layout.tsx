import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { Container } from '@milepost/ui/Container';
import type { ReactNode } from 'react';
import { Providers } from './Providers';

export const metadata = { title: 'Deals', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <body>
        <Providers>
          <Container id="screen">{children}</Container>
        </Providers>
      </body>
    </html>
  );
}
