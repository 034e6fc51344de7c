import { defineConfig } from '@playwright/test';
import { tasks } from '../../apps/site/tests/tasks.ts';
import { bothLanguages, type Language } from '../../apps/site/tests/words.ts';
import { readBrowsers } from './reader.ts';
import type { ListenOptions } from './walks.spec.ts';

const port = process.env.STORYBOOK_PORT ?? '6107';

/**
 * Walks through the built site and the kit with a screen reader, Orca, in two browsers at the same
 * time, and does the five tasks in Spanish too. `npm run listen` runs it.
 */
export default defineConfig<object, ListenOptions & { language: Language; dist: string }>({
  projects: readBrowsers.flatMap((reads) => [
    { name: reads, use: { reads } },
    {
      name: `${reads} en español`,
      grep: tasks.map(({ name }) => new RegExp(`${name}$`)),
      use: { reads, language: 'es', dist: bothLanguages },
    },
  ]),
  use: { storyUrl: `http://localhost:${port}/iframe.html?viewMode=story&id=` },
  testDir: '.',
  outputDir: '../../test-results',
  reporter: 'list',
  workers: 2,
  forbidOnly: true,
  timeout: 300_000,
  webServer: {
    command: `vite preview --outDir storybook-static --strictPort --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/index.json`,
  },
});
