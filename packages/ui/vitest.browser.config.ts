import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium } from '../../.storybook/chromium.ts';
import { fromSource } from '../../.storybook/vite.ts';

export default mergeConfig(
  fromSource(),
  defineConfig({
    root: import.meta.dirname,
    test: {
      name: 'ui-browser',
      include: ['tests/browser/*.test.tsx'],
      restoreMocks: true,
      browser: chromium,
    },
  }),
);
