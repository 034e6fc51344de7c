import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import { createRouter } from '../router.tsx';

export { discoveryFiles } from './discovery.ts';

/** What React leaves in place of a part that threw while it was rendered; in development, why. */
const brokenPart = /<!--\$!-->(?:<template[^>]*\sdata-msg="([^"]*)")?/;

/**
 * The whole HTML document of the page at `path`; a path that is no route gives the 404 page.
 * @throws Error with the path where something in the page throws.
 */
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
  const html = await response.text();
  const broken = brokenPart.exec(html);
  if (broken || response.status >= 500) {
    throw new Error(
      `The page ${path} breaks while it is rendered: ${broken?.[1] ?? '`npm run dev` says why.'}`,
    );
  }
  // The router notes the moment of rendering. Without it the same sources give the same page.
  return html.replace(/\bu:\d{13}\b/g, 'u:0');
}

/** The path of every screen, as the files under `routes/` give them. */
export const paths: readonly string[] = Object.keys(createRouter().routesByPath).sort();
