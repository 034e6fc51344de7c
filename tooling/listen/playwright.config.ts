import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { readBrowsers } from './reader.ts';
import type { ListenOptions } from './walks.spec.ts';

const port = process.env.STORYBOOK_PORT ?? '6107';

/**
 * Walks through the built site and the kit with a screen reader, Orca, in two browsers at the same
 * time. `npm run listen` runs it.
 */
export default defineConfig<object, ListenOptions>({
  projects: readBrowsers.map((reads) => ({ name: reads, use: { reads } })),
  use: { storyUrl: `http://localhost:${port}/iframe.html?viewMode=story&id=` },
  testDir: '.',
  outputDir: '../../test-results',
  reporter: 'list',
  workers: 2,
  forbidOnly: true,
  timeout: 300_000,
  webServer: {
    command: `vite preview --outDir storybook-static --strictPort --port ${port}`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: `http://localhost:${port}/index.json`,
  },
});
