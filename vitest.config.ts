import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'packages/ui/vitest.browser.config.ts',
      'apps/*/vitest.config.ts',
      '.storybook/vitest.config.ts',
      '.storybook/tests/vitest.config.ts',
    ],
  },
});
