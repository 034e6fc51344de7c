import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { ToastRegion } from '@milepost/ui/Toast';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createData, DataProvider } from './data.ts';
import { createPortalRouter } from './router.tsx';
import type { Session } from './session.ts';
import { SessionProvider } from './useSession.ts';

interface PortalProps {
  session: Session;
  /**
   * The start address, for a story, which then leaves the browser's address unchanged. @default the
   * browser's address
   */
  at?: string;
}

/** The whole portal. */
export function Portal({ session, at }: PortalProps) {
  const [data] = useState(createData);
  const [router] = useState(() =>
    createPortalRouter(session, at ? createMemoryHistory({ initialEntries: [at] }) : undefined),
  );

  // Announces a new page like a document: moves the focus to its content.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) document.getElementById('main')?.focus();
      }),
    [router],
  );

  // After the service has ended the session, the routes lead to the sign-in and back to this page.
  useEffect(
    () =>
      session.subscribe((event) => {
        if (event !== 'SIGNED_OUT') return;
        if (session.get().hasEnded) void router.invalidate();
        else void router.navigate({ to: '/sign-in' });
      }),
    [session, router],
  );

  return (
    <LocaleProvider locale="en-US">
      <SessionProvider value={session}>
        <DataProvider value={data}>
          <RouterProvider router={router} />
          <ToastRegion />
        </DataProvider>
      </SessionProvider>
    </LocaleProvider>
  );
}
