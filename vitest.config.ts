import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default Vitest leaves one core to itself, and of two that is half.
    maxWorkers: 2,
    projects: [
      '{apps,examples,packages}/*/vitest.config.ts',
      '{apps,packages}/*/vitest.browser.config.ts',
      '.storybook/vitest.config.ts',
      '.storybook/tests/vitest.config.ts',
    ],
  },
});
