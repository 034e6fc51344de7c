import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { fromSource } from '../../tooling/vite.ts';
import { chromium } from '../../tooling/vitest.ts';

export default mergeConfig(
  fromSource(),
  defineConfig({
    root: import.meta.dirname,
    test: {
      name: 'ui-browser',
      include: ['tests/browser/*.test.tsx'],
      restoreMocks: true,
      browser: chromium,
      expect: { poll: { timeout: 10_000 } },
    },
  }),
);
