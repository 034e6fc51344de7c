import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { dist } from './dist.ts';
import { readSite } from './files.ts';
import type { Forms } from './forms.ts';
import type { DocumentPolicies } from './headers.ts';
import { createReports } from './reports.ts';
import { createStop } from './stop.ts';

/**
 * Reads a setting from the environment, and treats an empty one as unset. Exits if it is invalid.
 */
function setting<Value>(
  name: string,
  byDefault: string,
  wants: string,
  read: (text: string) => Value | undefined,
): Value {
  const value = read(process.env[name] || byDefault);
  if (value !== undefined) return value;
  console.error(`${name} must be ${wants}.`);
  process.exit(1);
}
const wholeUpTo = (most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) <= most ? Number(text) : undefined;
const webAddress = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) ? text : undefined;

const port = setting('PORT', '8080', 'a port from 0 to 65535', wholeUpTo(65_535));
const hostname = process.env.HOST || '127.0.0.1';
const mailerUrl = setting(
  'MAILER_URL',
  'http://127.0.0.1:8787',
  'an address that begins with https:// or http://',
  webAddress,
);
/** Longer than the mailer's own. */
const mailerTimeout = setting(
  'MAILER_TIMEOUT_MS',
  '30000',
  'milliseconds, a whole number up to 600000',
  wholeUpTo(600_000),
);
const bodyTimeout = 5_000;
const metricsPort = setting('METRICS_PORT', 'off', 'a port from 0 to 65535, or off', (text) =>
  text === 'off' ? text : wholeUpTo(65_535)(text),
);
const metricsHost = process.env.METRICS_HOST || '127.0.0.1';

// A browser without scripts does not say its time zone: receipts have the office's, as emails do.
process.env.TZ = 'America/Los_Angeles';

const policies: DocumentPolicies = JSON.parse(await readFile(join(dist, 'policies.json'), 'utf8'));
const files = await readSite(join(dist, 'public'));
const reports = createReports(files, bodyTimeout);
const app = createApp({
  files,
  policies,
  forms: await Promise.all(['server', ...(policies['/es'] ? ['server/es'] : [])].map(readForms)),
  mailerUrl,
  mailerTimeout,
  bodyTimeout,
  reports,
});

async function readForms(folder: string): Promise<Forms> {
  return {
    renderer: await import(pathToFileURL(join(dist, folder, 'render.js')).href),
    styles: JSON.parse(await readFile(join(dist, folder, 'styles.json'), 'utf8')),
  };
}

const server = serve(
  {
    fetch: app.fetch,
    port,
    hostname,
    // Closes connections that never send a complete request. Keeps idle ones open longer than the
    // proxy does, so that the proxy never reuses a closed one.
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 65_000,
    },
  },
  ({ address, port }) => {
    console.log(`Site: http://${address === '::' ? 'localhost' : address}:${port}`);
  },
) as Server;
exitOnError(server, 'PORT', port);
if (metricsPort !== 'off') {
  const metrics = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    const text = await reports.registry.metrics();
    return response.writeHead(200, { 'Content-Type': reports.registry.contentType }).end(text);
  });
  exitOnError(metrics, 'METRICS_PORT', metricsPort);
  metrics.listen(metricsPort, metricsHost);
}

function exitOnError(failing: Server, name: string, port: number): void {
  failing.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Set ${name} to another one.`
        : `The site's server failed: ${error.message}`,
    );
    process.exit(1);
  });
}

const stop = createStop(server, bodyTimeout + mailerTimeout);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().then(() => process.exit(0)));
}
