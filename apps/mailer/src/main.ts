import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDelivery } from './smtp.ts';

const config = readConfig(process.env);
const delivery = createDelivery(config);
const server = serve(
  { fetch: createApp(config, delivery).fetch, hostname: config.host, port: config.port },
  ({ address, port }) => console.log(`mailer http://${address}:${port}`),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => delivery.close());
  });
}
