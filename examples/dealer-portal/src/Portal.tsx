import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { dismissToasts, ToastRegion } from '@milepost/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createApi } from './api.ts';
import { clearFailures } from './messages.ts';
import { ApiProvider, createQueryClient } from './queries.ts';
import { createPortalRouter } from './router.tsx';
import type { Session } from './session.ts';
import { SessionProvider } from './useSession.ts';

interface PortalOptions {
  session: Session;
  /** Calls the API. */
  send: typeof fetch;
  /**
   * The start address, for the server and for a story, which then leaves the browser's address
   * unchanged. @default the browser's address
   */
  at?: string;
}

/** What the portal consists of besides its components. */
export function createPortal({ session, send, at }: PortalOptions) {
  const client = createQueryClient();
  const api = createApi(session, send);
  const router = createPortalRouter(
    { session, api, client },
    at ? createMemoryHistory({ initialEntries: [at] }) : undefined,
  );
  return { session, client, api, router };
}

/** The whole portal. */
export function Portal({ session, client, api, router }: ReturnType<typeof createPortal>) {
  // For measurements and tests.
  useEffect(() => void performance.mark('interactive'), []);

  // Announces a new page like a document: moves the focus to its content.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        clearFailures();
        document.getElementById('main')?.focus();
      }),
    [router],
  );

  useEffect(() => {
    let user = session.get().user?.id;
    return session.subscribe((event) => {
      const state = session.get();
      if (event === 'SIGNED_OUT' && !state.hasEnded) {
        client.clear();
        dismissToasts();
        void router.navigate({ to: '/sign-in' });
      }
      if (event !== 'SIGNED_IN') return;
      // The data and messages of the user before must not be shown to this one.
      if (user && state.user?.id !== user) {
        client.clear();
        dismissToasts();
        void router.navigate({ to: '/deals' });
      } else void client.invalidateQueries();
      user = state.user?.id;
    });
  }, [session, router, client]);

  return (
    <LocaleProvider locale="en-US">
      <SessionProvider value={session}>
        <QueryClientProvider client={client}>
          <ApiProvider value={api}>
            <RouterProvider router={router} />
            <ToastRegion />
          </ApiProvider>
        </QueryClientProvider>
      </SessionProvider>
    </LocaleProvider>
  );
}
