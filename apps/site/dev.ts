import { createServer } from 'vite';

/** Serves the site with hot reload. Reads `PORT` (8080), and `MAILER_URL` for the forms. */
const { PORT = '8080', MAILER_URL = 'http://127.0.0.1:8787' } = process.env;

const server = await createServer({
  configFile: `${import.meta.dirname}/vite.config.ts`,
  server: {
    host: '127.0.0.1',
    port: Number(PORT),
    strictPort: true,
    proxy: { '/functions/v1': MAILER_URL },
  },
});
await server.listen();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
