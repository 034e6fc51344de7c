import { problemTitle } from '@milepost/domain/content/without-scripts';
import {
  createRequestHandler,
  RouterServer,
  renderSsrHtmlResponse,
} from '@tanstack/react-router/ssr/server';
import { prerender } from 'react-dom/static';
import { addressOf, hasPage, pathAt } from '#edition';
import { Submission } from '../features/served/Submission.ts';
import { createRouter } from '../router.tsx';
import { withStructuredData } from './structuredData.ts';
import { withLanguages } from './twins.ts';

export { discoveryFiles } from './discovery.ts';
export { lastPage } from './lastPage.tsx';
export { calculatorAddress, formAddresses, problemAt, submit } from './submit.tsx';
export { addressOf };

/**
 * Renders the whole HTML document at an address. Its query sets the calculator's numbers. An unknown
 * address gives the 404 page.
 *
 * @param submission What the page answers. If it is a problem, the title says so.
 * @throws Error with the address if something in the page throws.
 */
export async function renderPage(address: string, submission?: Submission): Promise<string> {
  const url = new URL(address, 'http://localhost');
  const errors: unknown[] = [];
  const handle = createRequestHandler({
    createRouter,
    request: new Request(url),
  });
  const response = await handle(({ router, responseHeaders }) =>
    renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: async () => {
        const page = (
          <Submission value={submission}>
            <RouterServer router={router} />
          </Submission>
        );
        const { prelude } = await prerender(page, {
          // Streams no part late: every part is in its position, and no script has to move it
          // there.
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
    throw new Error(`The page ${address} breaks while it is rendered.`, { cause: errors[0] });
  }
  // The router writes the time of rendering. Replacing it makes the build reproducible.
  const path = pathAt(url.pathname);
  const page = withStructuredData(html.replace(/\bu:\d{13}\b/g, 'u:0'), path);
  const hasProblem = submission && submission.toast?.tone !== 'success';
  return withLanguages(hasProblem ? page.replace('<title>', `<title>${problemTitle}`) : page, path);
}

/** The path of every screen of the edition, from the files under `routes/`. */
export const paths: readonly string[] = Object.keys(createRouter().routesByPath)
  .filter(hasPage)
  .sort();
