// Serves the built Storybook on `PORT`.
import { join } from 'node:path';
import { preview } from 'vite';

await preview({
  root: join(import.meta.dirname, '../..'),
  configFile: false,
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: Number(process.env.PORT), strictPort: true },
});
