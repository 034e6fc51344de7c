import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { sources } from '../tooling/vite.ts';
import { chromium } from '../tooling/vitest.ts';

export default defineConfig({
  // Vanilla-extract's own compiler reads this file alone.
  ...sources,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    setupFiles: [fileURLToPath(import.meta.resolve('./vitest.setup.ts'))],
    // The longest pages go through axe in both themes of both brands.
    testTimeout: 60_000,
    // All stories share a page, as they do in Storybook: what it loads, it loads once.
    isolate: false,
    browser: chromium,
  },
});
