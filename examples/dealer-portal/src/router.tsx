import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { App } from './App.tsx';
import { type Api, parametersOf } from './api.ts';
import { dealQuery, dealsQuery, usersQuery } from './queries.ts';
import { Deals } from './screens/Deals.tsx';
import { Broken, NotFound } from './screens/NotFound.tsx';
import {
  readDealSearch,
  readDealTab,
  readReportSearch,
  readSignInSearch,
  readStep,
} from './search.ts';
import type { Session } from './session.ts';

interface Context {
  readonly session: Session;
  readonly api: Api;
  readonly client: QueryClient;
}

/** How long a screen waits for its data before it shows placeholders, in milliseconds. */
const patience = 150;

/**
 * Waits for the data of a screen, so that data that comes at once is in the screen's first render. The
 * server renders no placeholders.
 */
const atOnce = async (...calls: readonly Promise<unknown>[]) => {
  const all = Promise.allSettled(calls);
  if (import.meta.env.SSR) await all;
  else await Promise.race([all, new Promise((done) => setTimeout(done, patience))]);
};

/** Cached data is shown at once, and the screen refetches it. */
const staleTime = 'static';

const root = createRootRouteWithContext<Context>()();

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: readSignInSearch,
  component: lazyRouteComponent(() => import('./screens/SignIn.tsx'), 'SignIn'),
});

/** The pages for signed-in users. */
const portal = createRoute({
  getParentRoute: () => root,
  id: 'portal',
  beforeLoad: async ({ context, location }) => {
    if (await context.session.current()) return;
    const back = location.href === '/' ? undefined : location.href;
    throw redirect({
      to: '/sign-in',
      search: { ...(back && { back }), ...(context.session.get().hasEnded && { ended: 'yes' }) },
    });
  },
  component: App,
});

const home = createRoute({
  getParentRoute: () => portal,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/deals' });
  },
});

const deals = createRoute({
  getParentRoute: () => portal,
  path: '/deals',
  validateSearch: readDealSearch,
  loader: ({ context: { api, client }, location }) =>
    atOnce(
      client.query({ ...dealsQuery(api, readDealSearch(location.search)), staleTime }),
      client.query({ ...usersQuery(api), staleTime }),
    ),
  // Every sign-in leads here, so the queue is loaded with the app.
  component: Deals,
});

const deal = createRoute({
  getParentRoute: () => portal,
  path: '/deals/$dealId',
  validateSearch: readDealTab,
  loader: ({ context: { api, client }, params }) =>
    atOnce(client.query({ ...dealQuery(api, params.dealId), staleTime })),
  component: lazyRouteComponent(() => import('./screens/Deal.tsx'), 'DealScreen'),
});

const counteroffer = createRoute({
  getParentRoute: () => portal,
  path: '/deals/$dealId/counteroffer',
  component: lazyRouteComponent(() => import('./screens/Counteroffer.tsx'), 'Counteroffer'),
});

const funding = createRoute({
  getParentRoute: () => portal,
  path: '/funding',
  component: lazyRouteComponent(() => import('./screens/Funding.tsx'), 'Funding'),
});

const users = createRoute({
  getParentRoute: () => portal,
  path: '/users',
  component: lazyRouteComponent(() => import('./screens/Users.tsx'), 'Users'),
});

const report = createRoute({
  getParentRoute: () => portal,
  path: '/report',
  validateSearch: readReportSearch,
  component: lazyRouteComponent(() => import('./screens/Report.tsx'), 'Report'),
});

const newDeal = createRoute({
  getParentRoute: () => portal,
  path: '/new-deal',
  validateSearch: readStep,
  component: lazyRouteComponent(() => import('./screens/NewDeal.tsx'), 'NewDeal'),
});

const unknown = createRoute({ getParentRoute: () => portal, path: '$', component: NotFound });

const routeTree = root.addChildren([
  signIn,
  portal.addChildren([home, deals, deal, counteroffer, funding, users, report, newDeal, unknown]),
]);

/** A router with the browser's history, or with a story's. */
export const createPortalRouter = (context: Context, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history && { history }),
    // Parameters are plain text in the address, without JSON.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = parametersOf(search);
      return text && `?${text}`;
    },
    defaultErrorComponent: Broken,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
