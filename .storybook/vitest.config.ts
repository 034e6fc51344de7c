import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { sources } from '../tooling/vite.ts';
import { chromium } from '../tooling/vitest.ts';

export default defineConfig({
  // Vanilla-extract's own compiler reads only this file.
  ...sources,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'storybook',
    setupFiles: [fileURLToPath(import.meta.resolve('./vitest.setup.ts'))],
    // axe checks the longest pages in both themes of both brands.
    testTimeout: 180_000,
    // All stories share a page, as in Storybook, so that modules load only once.
    isolate: false,
    browser: chromium,
  },
});
