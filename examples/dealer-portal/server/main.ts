import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { looksCookie, tokenCookie } from '../src/cookies.ts';
import { createApi } from './api.ts';

// Serves the built app and its API on one origin. Renders the queue, which is the first view after a sign-in.

const { PORTAL_DB, PORTAL_PORT, PORTAL_TEST } = process.env;
const built = join(import.meta.dirname, '../dist');
const path = PORTAL_DB ?? join(mkdtempSync(join(tmpdir(), 'portal-')), 'portal.db');

const app = createApi({ path, isTest: PORTAL_TEST === '1' });
app.use('*', compress());
app.use(
  '/assets/*',
  serveStatic({
    root: built,
    precompressed: true,
    onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
  }),
);
app.get('/assets/*', (c) => c.notFound());
// Every other address is a screen of the app.
const html = await readFile(join(built, 'index.html'), 'utf8');
const { renderPage }: typeof import('../src/render.tsx') = await import(
  join(built, 'server/render.js')
);
const send: typeof fetch = async (path, options) => app.request(`${path}`, options);
app.get('*', async (c) => {
  const token = getCookie(c, tokenCookie);
  if (token && c.req.path === '/') return c.redirect('/deals');
  const { pathname, search } = new URL(c.req.url);
  const page = await renderPage(html, {
    at: pathname + search,
    token,
    looks: getCookie(c, looksCookie),
    send,
  });
  // The page may have customers' data.
  return c.html(page, 200, { 'cache-control': 'no-store' });
});

const port = Number(PORTAL_PORT ?? 8090);
serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () =>
  console.log(
    `\n  Dealer portal  http://127.0.0.1:${port}\n  Data           ${path}\n\n  Press Ctrl-C to stop it.\n`,
  ),
);
