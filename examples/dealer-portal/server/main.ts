import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { compress } from 'hono/compress';
import { createApi } from './api.ts';

// Serves the built app and its API on one origin.

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
const page = await readFile(join(built, 'index.html'), 'utf8');
app.get('*', (c) => c.html(page, 200, { 'cache-control': 'no-cache' }));

const port = Number(PORTAL_PORT ?? 8090);
serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () =>
  console.log(
    `\n  Dealer portal  http://127.0.0.1:${port}\n  Data           ${path}\n\n  Press Ctrl-C to stop it.\n`,
  ),
);
