import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      '{apps,examples,packages}/*/vitest.config.ts',
      '{apps,packages}/*/vitest.browser.config.ts',
      '.storybook/vitest.config.ts',
      '.storybook/tests/vitest.config.ts',
    ],
  },
});
