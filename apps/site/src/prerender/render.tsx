import {
  createRequestHandler,
  RouterServer,
  renderSsrHtmlResponse,
} from '@tanstack/react-router/ssr/server';
import { prerender } from 'react-dom/static';
import { createRouter } from '../router.tsx';

export { discoveryFiles } from './discovery.ts';

/**
 * The whole HTML document of the page at `path`; a path that is no route gives the 404 page.
 * @throws Error with the path where something in the page throws.
 */
export async function renderPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const handle = createRequestHandler({
    createRouter,
    request: new Request(new URL(path, 'http://localhost')),
  });
  const response = await handle(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: async () => {
        const { prelude } = await prerender(<RouterServer router={router} />, {
          // Parts stand where they belong, and no script has to put them there.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onError: (error) => void errors.push(error),
        });
        // The router sets the doctype too.
        return (await new Response(prelude).text()).replace('<!DOCTYPE html>', '');
      },
    }),
  );
  const html = await response.text();
  if (errors.length > 0 || response.status >= 500) {
    throw new Error(`The page ${path} breaks while it is rendered.`, { cause: errors[0] });
  }
  // The router notes the moment of rendering. Without it the same sources give the same page.
  return html.replace(/\bu:\d{13}\b/g, 'u:0');
}

/** The path of every screen, as the files under `routes/` give them. */
export const paths: readonly string[] = Object.keys(createRouter().routesByPath).sort();
