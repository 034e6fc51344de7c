import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from '../chromium.ts';

type Server = typeof import('./server.tsx');

/** Lets a test in the browser have a story rendered by Node. */
const renderStory = defineBrowserCommand<Parameters<Server['renderStory']>>(
  async ({ project }, file, name) => {
    const server = await project.import<Server>(`${import.meta.dirname}/server.tsx`);
    return server.renderStory(file, name);
  },
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@milepost/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@milepost/source', ...defaultServerConditions] } },
  optimizeDeps: {
    entries: ['stories.test.tsx'],
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  test: {
    name: 'stories',
    restoreMocks: true,
    browser: { ...chromium, commands: { renderStory } },
  },
});
