import { defineBrowserCommand } from '@vitest/browser-playwright';
import { defaultServerConditions, mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from '../chromium.ts';
import { fromSource } from '../vite.ts';

type Server = typeof import('./server.tsx');

/** Lets a test in the browser have a story rendered by Node. */
const renderStory = defineBrowserCommand<Parameters<Server['renderStory']>>(
  async ({ project }, file, name) => {
    const server = await project.import<Server>(`${import.meta.dirname}/server.tsx`);
    return server.renderStory(file, name);
  },
);

export default mergeConfig(
  fromSource(),
  defineConfig({
    root: import.meta.dirname,
    ssr: { resolve: { conditions: ['@milepost/source', ...defaultServerConditions] } },
    test: {
      name: 'stories',
      include: ['stories.test.tsx'],
      restoreMocks: true,
      browser: { ...chromium, commands: { renderStory } },
    },
  }),
);
