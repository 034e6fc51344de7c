import type { Plugin, RunnableDevEnvironment } from 'vite';
import { withAssets } from '../prerender/document.ts';

const noAssets = { modules: [], stylesheets: [], fonts: [] };

/**
 * In development, renders each page on request: the documents of the built site, with hot reload.
 */
export function devServer(): Plugin {
  return {
    name: 'milepost-dev-server',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const url = request.originalUrl ?? '/';
          const { renderPage } = await (
            server.environments.ssr as RunnableDevEnvironment
          ).runner.import<typeof import('../prerender/render.tsx')>('/src/prerender/render.tsx');
          const page = await renderPage(new URL(url, 'http://localhost').pathname);
          // Vite puts each module's styles into the page itself.
          const html = withAssets(page, { ...noAssets, entry: '/src/client.tsx' }, '');
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(url, html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
