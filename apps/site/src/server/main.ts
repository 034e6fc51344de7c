import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readSite } from './files.ts';
import type { DocumentPolicies } from './headers.ts';

/**
 * Serves the built site. Settings, all from the environment: `PORT` (8080), `HOST` (127.0.0.1),
 * `MAILER_URL` (http://127.0.0.1:8787), `MAILER_TIMEOUT_MS` (30000, longer than the mailer's own).
 */
const {
  PORT = '8080',
  HOST = '127.0.0.1',
  MAILER_URL = 'http://127.0.0.1:8787',
  MAILER_TIMEOUT_MS = '30000',
} = process.env;
const dist = join(import.meta.dirname, '../../dist');

const policies: DocumentPolicies = JSON.parse(await readFile(join(dist, 'policies.json'), 'utf8'));
const app = createApp({
  files: await readSite(join(dist, 'public')),
  policies,
  mailerUrl: MAILER_URL,
  mailerTimeout: Number(MAILER_TIMEOUT_MS),
  bodyTimeout: 5_000,
});

const server = serve(
  {
    fetch: app.fetch,
    port: Number(PORT),
    hostname: HOST,
    // A connection that sends no whole request is ended in time.
    serverOptions: { headersTimeout: 10_000, requestTimeout: 15_000 },
  },
  ({ address, port }) => {
    console.log(`Site: http://${address === '::' ? 'localhost' : address}:${port}`);
  },
);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${PORT} is taken. Set PORT to another one.`
      : `The site's server failed: ${error.message}`,
  );
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.close(() => process.exit(0)));
}
