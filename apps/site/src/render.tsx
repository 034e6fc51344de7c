import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import { createRouter } from './router.tsx';

/** The whole HTML document of the page at `path`; a path that is no route gives the 404 page. */
export async function renderPage(path: string): Promise<string> {
  const handle = createRequestHandler({
    createRouter,
    request: new Request(new URL(path, 'http://localhost')),
  });
  const response = await handle(({ router, responseHeaders }) =>
    renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    }),
  );
  // The router notes the moment of rendering. Without it the same sources give the same page.
  return (await response.text()).replace(/\bu:\d{13}\b/g, 'u:0');
}

/** The path of every screen, as the files under `routes/` give them. */
export const paths: readonly string[] = Object.keys(createRouter().routesByPath).sort();
